import type { PageContext } from './context'
import { type Html, inlineScript } from './html'

/** What of a page's version the pages after it keep where `keep-script` asks for it. */
const keptParameters = ['script', 'old-scripts', 'keep-script']

/** @returns the address that a redirect leads to, in the same version as the address that was asked for. */
export function inSameVersion(target: string, { url, variants }: Pick<PageContext, 'url' | 'variants'>): string {
  if (!variants['keep-script']) return target
  const address = new URL(target, url)
  for (const name of keptParameters) {
    const value = url.searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  return `${address.pathname}${address.search}${address.hash}`
}

/** @returns a script by which the links and forms of the page lead to pages in its own version; nothing where nobody asks for it. */
export function keepVersionScript(context: PageContext): Html | null {
  if (!context.variants['keep-script']) return null
  return inlineScript(
    context,
    `(function () {
  var kept = ${JSON.stringify(keptParameters)}.flatMap(function (name) {
    var value = new URLSearchParams(location.search).get(name);
    return value === null ? [] : [[name, value]];
  });
  function inThisVersion(address) {
    var url = new URL(address);
    kept.forEach(function (pair) { url.searchParams.set(pair[0], pair[1]); });
    return url.href;
  }
  addEventListener('click', function (event) {
    var link = event.target.closest('a[href]');
    if (link && link.origin === location.origin && !/^#/.test(link.getAttribute('href'))) link.href = inThisVersion(link.href);
  });
  addEventListener('submit', function (event) {
    var form = event.target;
    if (form.method === 'post') return form.setAttribute('action', inThisVersion(form.action));
    kept.forEach(function (pair) {
      var field = document.createElement('input');
      field.type = 'hidden';
      field.name = pair[0];
      field.value = pair[1];
      form.append(field);
    });
  });
})();`,
  )
}
