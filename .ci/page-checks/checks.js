// What a browser sees in pages and a parser of their text does not. Started by .ci/pages, which puts before it:
// `pages`, the paths of the pages, and `files`, those of all files beside them, both below the folder `site`.
// Each page is opened in a frame. What is wrong is written into the document, one line each: FLAW kind page: what.
'use strict';

const said = [];
const anchors = new Map(); // the ids of each page
const links = []; // what has to be there once all pages are read
let page = '';

const flaw = (kind, what, where = page) => said.push(`FLAW ${kind} ${where}: ${what.replace(/\s+/g, ' ').slice(0, 200)}`);

const named = element => {
  const id = element.id ? `#${element.id}` : '';
  const text = element.textContent.trim().slice(0, 40);
  return `<${element.localName}${id}>${text ? ` "${text}"` : ''}`;
};

// Colours as red, green, blue from 0 to 255 and alpha from 0 to 1; undefined where the browser tells another space.
const colour = text => {
  const numbers = /^rgba?\(([^)]*)\)$/.exec(text)?.[1].split(/[\s,/]+/).map(Number);
  return numbers && [numbers[0], numbers[1], numbers[2], numbers[3] ?? 1];
};
const over = (front, back) => [0, 1, 2].map(i => front[i] * front[3] + back[i] * (1 - front[3])).concat(1);
const luminance = rgb => {
  const [r, g, b] = rgb.slice(0, 3).map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

// What lies behind an element: the backgrounds of all that holds it, on the browser's own.
const grounds = new Map();
function ground(element, view) {
  if (!element) return view.matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18, 1] : [255, 255, 255, 1];
  let found = grounds.get(element);
  if (!found) {
    const style = view.getComputedStyle(element);
    const own = colour(style.backgroundColor);
    if (!own) flaw('contrast', `a background that cannot be read, ${style.backgroundColor}, of ${named(element)}`);
    if (style.backgroundImage !== 'none') flaw('contrast', `an image behind the text of ${named(element)}`);
    found = over(own ?? [0, 0, 0, 0], ground(element.parentElement, view));
    grounds.set(element, found);
  }
  return found;
}

const opacities = new Map();
function opacity(element, view) {
  if (!element) return 1;
  let found = opacities.get(element);
  if (found === undefined) {
    found = Number(view.getComputedStyle(element).opacity) * opacity(element.parentElement, view);
    opacities.set(element, found);
  }
  return found;
}

function checkContrast(inner, view) {
  grounds.clear();
  opacities.clear();
  const checked = new Set();
  const walker = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || checked.has(element)) continue;
    checked.add(element);
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = view.getComputedStyle(element);
    const own = colour(element.closest('svg') ? style.fill : style.color);
    if (!own) {
      flaw('contrast', `a colour that cannot be read, ${style.color}, of ${named(element)}`);
      continue;
    }
    const back = ground(element, view);
    const ratio = contrast(over([...own.slice(0, 3), own[3] * opacity(element, view)], back), back);
    if (ratio < 4.5) flaw('contrast', `${ratio.toFixed(2)} to 1 for the text of ${named(element)}`);
  }
  for (const shape of inner.querySelectorAll('svg .share')) {
    const style = view.getComputedStyle(shape);
    const own = style.fill && colour(style.fill);
    const back = ground(shape.closest('svg').parentElement, view);
    if (own && contrast(over(own, back), back) < 3) flaw('contrast', `less than 3 to 1 for a bar in ${named(shape.closest('svg').parentElement)}`);
  }
}

function checkStructure(inner) {
  const ids = new Set();
  for (const element of inner.querySelectorAll('[id]')) {
    if (ids.has(element.id)) flaw('id', `${element.id} is there more than once`);
    ids.add(element.id);
  }
  anchors.set(page, ids);
  for (const name of ['aria-labelledby', 'aria-describedby', 'for', 'headers']) {
    for (const element of inner.querySelectorAll(`[${name}]`)) {
      for (const id of element.getAttribute(name).split(/\s+/)) {
        if (!ids.has(id)) flaw('reference', `${name} names ${id}, which is not there`);
      }
    }
  }
  const headings = [...inner.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const firsts = headings.filter(heading => heading.localName === 'h1').length;
  if (firsts !== 1) flaw('h1', `there are ${firsts}`);
  headings.reduce((last, heading) => {
    const rank = Number(heading.localName[1]);
    if (rank > last + 1) flaw('heading', `rank ${rank} after rank ${last}: ${named(heading)}`);
    return rank;
  }, firsts ? 0 : 1);
  for (const heading of headings) if (!heading.textContent.trim()) flaw('heading', `an empty ${heading.localName}`);
  if (inner.querySelectorAll('main').length !== 1) flaw('landmark', 'there is not exactly one main');
  for (const name of ['header', 'nav']) if (!inner.querySelector(name)) flaw('landmark', `there is no ${name}`);
  if (!inner.documentElement.lang) flaw('language', 'no lang');
  if (!inner.title.trim()) flaw('title', 'no title');
  if (inner.compatMode !== 'CSS1Compat' || inner.characterSet !== 'UTF-8') flaw('document', `${inner.compatMode}, ${inner.characterSet}`);
  if (!inner.querySelector('meta[name=viewport]')) flaw('document', 'no viewport');
  if (inner.querySelector('script, [onclick], [onload], [onerror]')) flaw('script', 'there is one');
  for (const image of inner.querySelectorAll('img:not([alt]), svg:not([aria-hidden=true]):not([role=img])')) {
    flaw('image', `without a text: ${named(image)}`);
  }
  for (const table of inner.querySelectorAll('table')) {
    if (!table.caption?.textContent.trim()) flaw('table', `no caption: ${named(table)}`);
    if (!table.querySelector('th')) flaw('table', `no heading: ${named(table)}`);
    if (table.querySelector('th:not([scope])')) flaw('table', `a heading without scope: ${named(table)}`);
  }
  for (const control of inner.querySelectorAll('a[href], button, summary')) {
    if (!control.textContent.trim() && !control.getAttribute('aria-label')) flaw('name', `nothing to read in ${named(control)}`);
  }
}

function collectLinks(inner) {
  for (const element of inner.querySelectorAll('[href], [src]')) {
    links.push({ page, link: element.getAttribute('href') ?? element.getAttribute('src'), base: inner.baseURI });
  }
}

function checkLinks() {
  const site = new URL('site/', document.baseURI).href;
  const known = new Set(files);
  for (const { page, link, base } of links) {
    if (link.startsWith('data:')) continue;
    let url;
    try { url = new URL(link, base); } catch { flaw('link', `${link} is no address`, page); continue; }
    const whole = url.href.split(/[?#]/)[0];
    if (!whole.startsWith(site)) { flaw('link', `${link} leads elsewhere`, page); continue; }
    const file = decodeURIComponent(whole.slice(site.length));
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (!known.has(file)) flaw('link', `${link} leads to no file`, page);
    else if (anchor && !anchors.get(file)?.has(anchor)) flaw('link', `${link} leads to no place in the page`, page);
  }
}

// At 640 pixels, which is how wide frames are, and at the 320 that are left of them at 200 %: only what says so may be
// wider than the window.
function checkWidths(frame, inner, view) {
  for (const width of [640, 320]) {
    frame.style.width = `${width}px`;
    const wide = inner.documentElement.scrollWidth;
    if (wide > width) flaw('overflow', `${wide} pixels wide in a window of ${width}`);
  }
  for (const element of inner.querySelectorAll('body *')) {
    if (element.scrollWidth <= element.clientWidth || element.clientWidth === 0) continue;
    const way = view.getComputedStyle(element).overflowX;
    if ((way === 'auto' || way === 'scroll') && !(element.tabIndex >= 0 && element.getAttribute('aria-label'))) {
      flaw('scrolling', `no key scrolls ${named(element)}, or nothing names it`);
    }
  }
}

function check(frame) {
  const inner = frame.contentDocument;
  const view = frame.contentWindow;
  if (!inner?.body) return flaw('document', 'it cannot be read');
  checkStructure(inner);
  collectLinks(inner);
  for (const details of inner.querySelectorAll('details')) details.open = true;
  checkContrast(inner, view);
  // Nothing is wider in the dark.
  if (!view.matchMedia('(prefers-color-scheme: dark)').matches) checkWidths(frame, inner, view);
}

// One after the other; the document is not loaded, and so not told, before the last one is.
function open(place) {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 640px; height: 900px; border: 0';
  frame.onload = () => {
    page = pages[place];
    try { check(frame); } catch (error) { flaw('document', `it cannot be checked: ${error}`); }
    if (place + 1 < pages.length) open(place + 1); else end();
    frame.remove();
  };
  frame.src = `site/${pages[place].split('/').map(encodeURIComponent).join('/')}`;
  document.body.append(frame);
}

function end() {
  checkLinks();
  document.getElementById('said').textContent = ['', ...said, `CHECKED ${pages.length}`, ''].join('\n');
}

open(0);
