/** The service worker: shows push messages, and opens the table that one is about. It has no part in loading pages. */

const worker = /** @type {any} */ (globalThis);

worker.addEventListener('push', (event) => {
  const { title, text, url } = event.data?.json() ?? {};
  const path = url ? new URL(url).pathname : '/';
  // One notification per table, as the table's own page shows: a new one replaces the last.
  const shown = worker.registration.showNotification(title ?? 'Frontier', { body: text, tag: path, data: { path } });
  event.waitUntil(shown);
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Show the page that is open already, or open it. @param {string} path */
async function open(path) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const known = pages.find((page) => new URL(page.url).pathname === path);
  return known ? known.focus() : worker.clients.openWindow(path);
}
