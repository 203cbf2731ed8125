/**
 * Shows pushes and leads to what they tell of. It keeps no copy of any page or answer: nothing of a member stays in the
 * browser after they left. Without a network it says so.
 */
const offline = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Offline</title><body style="font:17px/1.5 system-ui;margin:20vh auto;max-width:30ch;padding:0 24px;text-align:center">
<h1 style="font-weight:500">No connection</h1><p>Check your network. This page comes back by itself.</p>
<script>addEventListener('online', () => location.reload())</script>`

/** A path of this site, whatever came; a foreign address leads to the start. */
const ownPath = (path) => {
  try {
    const url = new URL(typeof path === 'string' ? path : '/', self.location.origin)
    return url.origin === self.location.origin ? url.pathname + url.search : '/'
  } catch {
    return '/'
  }
}

const readPush = (event) => {
  try {
    const { title, body, path, tag } = event.data.json()
    return typeof title === 'string' && typeof body === 'string' ? { title, body, path, tag } : null
  } catch {
    return null
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const push = readPush(event)
  if (!push) return
  const work = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    for (const page of pages) page.postMessage({ type: 'pushed' })
    // Who looks at the site sees it there.
    if (pages.some((page) => page.visibilityState === 'visible' && page.focused)) return
    await self.registration.showNotification(push.title, {
      body: push.body,
      tag: typeof push.tag === 'string' ? push.tag : undefined,
      icon: '/icons/icon.svg',
      data: { path: ownPath(push.path) },
    })
  }
  event.waitUntil(work())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = ownPath(event.notification.data && event.notification.data.path)
  const work = async () => {
    const [page] = await self.clients.matchAll({ type: 'window' })
    if (!page) return self.clients.openWindow(path)
    await page.focus()
    return page.navigate(path)
  }
  event.waitUntil(work())
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(
    fetch(event.request).catch(
      () => new Response(offline, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ),
  )
})
