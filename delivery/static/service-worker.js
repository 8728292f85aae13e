// An earlier site at this address may have left a service worker in visitors' browsers, which goes on showing that site. Browsers
// look for a new one under its name; this one removes itself, what was kept, and the pages it showed.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await registration.unregister()
      for (const tab of await clients.matchAll({ type: 'window' })) await tab.navigate(tab.url)
    })(),
  )
})
