/// How pages look: on paper, in light and in dark, however large the letters and however narrow the window.
///
/// Text keeps a contrast of 7 to 1 and more, borders and bars of 3 to 1, in both schemes. Sizes are relative to what the
/// reader has set.
enum PageStyle {
  static let sheet: StaticString = """

    :root {
      color-scheme: light dark;
      --paper: #faf8f4; --sheet: #ffffff; --ink: #1e2430; --soft: #474e5c; --rule: #e2ddd2; --edge: #82796a;
      --link: #1c4487; --well: #115433; --wrong: #8c1d18; --open: #664100; --bar: #3d6cae; --groove: #e9e5db;
      --mark: #fdf0c4; --notice: #fdf3dc;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
      --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #14171c; --sheet: #1b1f26; --ink: #e9e6df; --soft: #b9bdc6; --rule: #333944; --edge: #7d8694;
        --link: #a6c5f7; --well: #8fd9ae; --wrong: #f7aba5; --open: #ecc57d; --bar: #6f9fe0; --groove: #2b313b;
        --mark: #352d10; --notice: #2e2817;
      }
    }
    * { box-sizing: border-box; }
    html { font-size: 106.25%; scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; padding: 0 clamp(1rem, 5vw, 3rem) 5rem; background: var(--paper); color: var(--ink);
      font: 1rem/1.6 var(--sans); overflow-wrap: break-word;
    }
    .top, nav, main { max-width: 58rem; margin-inline: auto; }
    p, ul, ol, dl, pre { margin: 0 0 1rem; }
    p, li { max-width: 68ch; overflow-wrap: anywhere; }
    h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; overflow-wrap: anywhere; }
    h1, h2, h3 { font-family: var(--serif); font-weight: 600; }
    h1 { font-size: clamp(1.9rem, 1.2rem + 3vw, 2.75rem); letter-spacing: -0.01em; margin: 0 0 1rem; }
    h2 { font-size: 1.6rem; margin: 0 0 1rem; }
    h3 { font-size: 1.25rem; margin: 1.75rem 0 0.5rem; }
    h4 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
    a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 0.06em; }
    a:hover { text-decoration-thickness: 0.13em; }
    :focus-visible { outline: 0.18rem solid var(--link); outline-offset: 0.18rem; border-radius: 0.15rem; }
    main:focus { outline: none; }
    .skip { position: absolute; left: 1rem; top: -10rem; padding: 0.6rem 1rem; background: var(--sheet); }
    .skip:focus { top: 1rem; z-index: 1; }

    .top { padding: clamp(2rem, 6vw, 4.5rem) 0 1rem; }
    .kicker { margin: 0 0 0.4rem; color: var(--soft); font-size: 0.9rem; letter-spacing: 0.03em; }
    .total { margin: 0 0 0.5rem; font-size: 1.2rem; color: var(--soft); }
    .total strong { color: var(--ink); font: 600 2.4rem/1 var(--serif); font-variant-numeric: lining-nums; }
    .top > .bar { max-width: 24rem; height: 0.5rem; }
    .top > .notice { margin: 1.25rem 0 0; }
    .facts { margin: 1.5rem 0 0; display: grid; gap: 0.35rem 1.5rem; }
    .facts > div, .details > div { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: 0 1rem; }
    dt { color: var(--soft); }
    dd { margin: 0; overflow-wrap: anywhere; }
    .late { color: var(--open); }

    nav { padding: 0.9rem 0; border-block: 1px solid var(--rule); }
    nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.3rem 1.4rem; margin: 0; padding: 0; }
    nav li { max-width: none; }
    section { padding-top: 3.25rem; }
    .about { color: var(--soft); }

    .notice {
      max-width: none; padding: 0.8rem 1.1rem; background: var(--notice);
      border-inline-start: 0.25rem solid var(--open); border-radius: 0 0.3rem 0.3rem 0;
    }
    .verdict { white-space: nowrap; font-weight: 600; }
    .mark { display: inline-block; width: 1.1em; font-weight: 700; }
    .well { color: var(--well); } .wrong .verdict, .verdict.wrong { color: var(--wrong); }
    .open { color: var(--open); } .quiet { color: var(--soft); font-weight: 400; }

    .scrolling { overflow-x: auto; margin: 0 0 1.25rem; max-width: 100%; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
    caption { text-align: start; color: var(--soft); font-size: 0.9rem; padding: 0 0 0.5rem; }
    th, td { padding: 0.42rem 1.5rem 0.42rem 0; text-align: start; vertical-align: baseline; font-weight: 400; }
    th:last-child, td:last-child { padding-inline-end: 0.25rem; }
    thead th { color: var(--soft); font-size: 0.9rem; vertical-align: bottom; }
    tbody tr { border-top: 1px solid var(--rule); }
    tbody th:not(.number) { min-width: 8rem; }
    .number { text-align: end; white-space: nowrap; }
    .chapter { padding-top: 1.6rem; font: 600 1.1rem/1.3 var(--serif); }
    thead .number { white-space: normal; }
    .results th, .results td { padding-inline-end: 1.1rem; }
    .results thead th { max-width: 7rem; }
    td p { margin: 0 0 0.3rem; }
    table.summary { width: 100%; }
    .none { color: var(--soft); font-style: italic; }
    .corners th, .corners td { padding-inline-end: 1.75rem; }
    .corners thead th[colspan] { border-bottom: 1px solid var(--rule); }
    .bars { width: 100%; } .bars .drawn { width: 75%; white-space: nowrap; }
    .words { min-width: 14rem; font-size: 0.9rem; }
    .id { min-width: 8rem; }
    .percent { display: inline-block; min-width: 3.5rem; }
    .bar { display: block; width: 100%; height: 0.35rem; border-radius: 1rem; overflow: hidden; }
    td .bar { min-width: 4.5rem; margin-top: 0.25rem; }
    .bars td .bar { display: inline-block; width: calc(100% - 4rem); height: 0.7rem; margin: 0; vertical-align: baseline; }
    .whole { fill: var(--groove); } .share { fill: var(--bar); }

    .exercise {
      margin: 0 0 1.75rem; padding: 1.4rem clamp(1rem, 3vw, 1.8rem) 0.9rem; background: var(--sheet);
      border: 1px solid var(--rule); border-radius: 0.5rem;
    }
    .exercise > h3 { margin-top: 0; margin-bottom: 0.2rem; font-size: 1.4rem; }
    .exercise > .about { margin-bottom: 0.6rem; }
    .result { display: flex; flex-wrap: wrap; gap: 0.1rem 1.25rem; }
    .findings { padding-inline-start: 1.6rem; }
    .findings > li { margin: 0 0 1.25rem; padding-inline-start: 0.3rem; }
    .findings > li::marker { color: var(--soft); }
    .message { margin-bottom: 0.4rem; }
    .advice { color: var(--soft); }
    .details > div { grid-template-columns: 6rem minmax(0, 1fr); font-size: 0.95rem; padding: 0.1rem 0; }
    .basis .details > div { grid-template-columns: 12rem minmax(0, 1fr); }
    details { margin: 0 0 1rem; }
    summary { cursor: pointer; padding: 0.2rem 0; color: var(--link); }
    details[open] > summary { margin-bottom: 0.5rem; }
    .basis, .basis summary { color: var(--soft); font-size: 0.9rem; }

    code, samp, pre { font-family: var(--mono); font-size: 0.9em; }
    :not(pre) > code { overflow-wrap: anywhere; }
    pre {
      width: max-content; min-width: 100%; margin: 0; padding: 0.8rem 1rem; line-height: 1.55; tab-size: 4;
      background: var(--paper); border: 1px solid var(--rule); border-radius: 0.4rem;
    }
    pre code, pre samp { font-size: 1em; }
    .listing { padding-inline-start: 0; }
    .line-number {
      display: inline-block; min-width: 5ch; margin-inline-end: 3ch; text-align: end; color: var(--soft);
      user-select: none; -webkit-user-select: none;
    }
    mark {
      display: block; margin-inline-end: -1rem; padding-inline-end: 1rem; color: inherit; background: var(--mark);
      box-shadow: inset 0.2rem 0 var(--open);
    }
    .note { margin-inline-start: 1.5rem; font-family: var(--sans); user-select: none; -webkit-user-select: none; }
    .gap { color: var(--soft); font-style: italic; }

    .names { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.2rem 1.25rem; }
    .remarks li { margin-bottom: 0.4rem; }
    .clusters { list-style: none; padding: 0; }
    .clusters > li { max-width: none; border-top: 1px solid var(--rule); padding: 0.5rem 0; }
    .clusters details { margin: 0; }
    .clusters summary { color: var(--ink); margin-inline-start: 1.1rem; list-style-position: outside; }
    .clusters .where { color: var(--soft); margin-inline: 0.4rem; }
    .clusters .message { display: block; margin: 0; }
    .clusters .names { padding: 0.2rem 0 0.6rem 1.1rem; margin: 0; }

    @media (max-width: 34rem) {
      .facts > div, .details > div, .basis .details > div { grid-template-columns: minmax(0, 1fr); padding-bottom: 0.4rem; }
      th, td { padding-inline-end: 1rem; }
    }
    @media print {
      :root { --paper: #fff; --sheet: #fff; --notice: #fff; --mark: #fff; color-scheme: light; }
      @page { margin: 18mm 16mm; }
      html { font-size: 10pt; }
      body { padding: 0; }
      .top, nav, main { max-width: none; }
      nav, .skip, details.aside { display: none; }
      .top { padding: 0 0 1rem; }
      section { padding-top: 2rem; }
      .exercise { border-width: 1px 0 0; border-radius: 0; padding: 1.2rem 0 0; }
      h2, h3, h4, summary, caption, .about, .result, thead, tr:has(.chapter) { break-after: avoid; }
      .findings > li, .notice, tr, mark, .facts > div { break-inside: avoid; }
      details::details-content { content-visibility: visible; display: block; height: auto; }
      .scrolling { overflow: visible; }
      pre { width: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
      mark { border-inline-start: 0.2rem solid; box-shadow: none; font-weight: 700; }
      a { color: inherit; }
      .whole { stroke: var(--edge); }
    }

    """
}
