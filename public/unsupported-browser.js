// biome-ignore-all lint/suspicious/noVar: the oldest JavaScript is all that the browsers spoken to understand.
// biome-ignore-all lint/complexity/useArrowFunction: likewise.
// biome-ignore-all lint/style/useTemplate: likewise.

// Tells browsers that are too old for online banking so, and customers whose page could not load the app. Not part of the
// app, which neither could run.
(function () {
  var agent = navigator.userAgent;

  // The first versions that are served: those of Baseline 2024 (deploy/browsers/served.ts).
  var served = { chrome: 130, edge: 130, firefox: 132, safari: 18.2 };

  function versionAfter(pattern) {
    var found = pattern.exec(agent);
    return found ? parseFloat(found[1]) : 0;
  }

  // Many browsers name others beside themselves, so that those named by nobody else are looked for first.
  function noteFor() {
    if (/MSIE \d/.test(agent)) return versionAfter(/MSIE (\d+)/) < 12 ? 'old' : '';
    if (/Trident\//.test(agent)) return versionAfter(/rv:(\d+)/) === 11 ? 'explorer-11' : 'old';
    if (/(Edge|Edg|EdgiOS|OPR|SamsungBrowser)\//.test(agent)) return '';
    if (/Firefox\//.test(agent)) return versionAfter(/Firefox\/(\d+)/) < 53 ? 'old' : '';
    if (/(Chrome|Chromium)\//.test(agent)) return versionAfter(/Chrom\w+\/(\d+)/) < 48 ? 'old' : '';
    if (/Version\/\d.* Safari\//.test(agent)) return versionAfter(/Version\/(\d+)/) < 9 ? 'old' : '';
    return '';
  }

  // These may still start the app, so that they are told only when it did not show itself.
  function isOlderThanServed() {
    if (/(OPR|SamsungBrowser)\//.test(agent)) return false;
    if (/Firefox\//.test(agent)) return versionAfter(/Firefox\/(\d+)/) < served.firefox;
    if (/(Chrome|Chromium)\//.test(agent)) return versionAfter(/Chrom\w+\/(\d+)/) < served.chrome;
    if (/Version\/\d.* Safari\//.test(agent)) return versionAfter(/Version\/(\d+(\.\d+)?)/) < served.safari;
    return false;
  }

  function textOf(note) {
    return note === 'explorer-11'
      ? 'Internet Explorer 11 cannot show online banking. Please use Edge, which is already on your computer, or a current version of Chrome or Firefox.'
      : 'Your browser is too old to show online banking safely. Please update it, or use one of these or a later version: Chrome ' +
          served.chrome +
          ', Edge ' +
          served.edge +
          ', Firefox ' +
          served.firefox +
          ', Safari ' +
          served.safari +
          '.';
  }

  function show(id, text) {
    var banner = document.createElement('div');
    banner.id = id;
    banner.setAttribute('role', 'alert');
    banner.textContent = text;
    // The app's own styles are made of variables that these browsers do not know.
    banner.style.padding = '16px 24px';
    banner.style.borderBottom = '3px solid #9a2d20';
    banner.style.background = '#f9ebe6';
    banner.style.color = '#18211d';
    banner.style.fontFamily = 'Arial, sans-serif';
    banner.style.fontSize = '16px';
    banner.style.lineHeight = '1.5';
    document.body.insertBefore(banner, document.body.firstChild);
    return banner;
  }

  // A slow app shows itself after all, and then the banner is wrong.
  function showNotLoaded(advice) {
    var banner = show('not-loaded', 'Online banking could not be loaded. ' + advice);
    var observer = new MutationObserver(function () {
      observer.disconnect();
      document.body.removeChild(banner);
    });
    observer.observe(root(), { attributes: true, childList: true });
  }

  function root() {
    return document.getElementById('root');
  }

  // In a template until the first page is painted.
  function appScript() {
    var template = document.getElementById('app-script');
    return (template ? template.content : document).querySelector('script[type="module"]').src;
  }

  // What the build has drawn is shown before the app, which takes this mark away.
  function isLoaded() {
    return root().firstChild !== null && !root().hasAttribute('data-drawn');
  }

  // After a deployment between the page and its script: reload once, then say so.
  function loadAfresh(build) {
    var kept = history.state || {};
    if (kept.reloadedFor === build) {
      showNotLoaded('We may be updating it at the moment. Please load this page again in a few minutes.');
      return;
    }
    kept.reloadedFor = build;
    history.replaceState(kept, '');
    location.reload();
  }

  function checkLoaded(build) {
    function reloadIfGone(answer) {
      if (!answer.ok) loadAfresh(build);
      else if (isOlderThanServed()) {
        setTimeout(function () {
          if (!isLoaded()) show('unsupported-browser', textOf('old'));
        }, 3000);
      }
    }
    // An app that the browser has kept needs no connection, only time.
    function blameConnection() {
      setTimeout(function () {
        if (!isLoaded()) showNotLoaded('Please check your internet connection, then load this page again.');
      }, 3000);
    }
    if (!isLoaded()) fetch(build, { method: 'HEAD' }).then(reloadIfGone, blameConnection);
  }

  var note = noteFor();
  if (note) show('unsupported-browser', textOf(note));
  else if (window.fetch) {
    // The app is asked for once the first page is painted, and comes a little later.
    window.addEventListener('load', function () {
      setTimeout(function () {
        checkLoaded(appScript());
      }, 1000);
    });
  }
})();
