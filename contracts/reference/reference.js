// Comfort on every page of the reference; all of it can be read without.

// The theme that the reader has chosen in the app.
try {
  const [, theme] = /\btheme:(light|dark)\b/.exec(localStorage.getItem('paddock.preferences') ?? '') ?? [];
  if (theme !== undefined) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the page follows the device.
}

// A phone’s contents close once a place is chosen.
const contents = document.getElementById('contents');
contents.addEventListener('click', ({ target }) => {
  if (target.closest('a') !== null && contents.matches(':popover-open')) contents.hidePopover();
});

// A link to an answer opens it, in browsers that do not do so by themselves.
const openPlace = () => {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const around = place?.closest('details');
  if (around == null || around.open) return;
  around.open = true;
  place.scrollIntoView();
};
addEventListener('hashchange', openPlace);
openPlace();
