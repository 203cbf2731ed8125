/**
 * Shows push notifications and an offline page, and holds photos shared from other apps until the profile page takes
 * them. Caches nothing, so that no member data stays in the browser.
 */
const texts = {
  en: ['No connection', 'Check your network. This page comes back by itself.', 'Try again'],
  da: ['Ingen forbindelse', 'Tjek dit netværk. Siden kommer selv tilbage.', 'Prøv igen'],
  de: ['Keine Verbindung', 'Prüfe dein Netz. Diese Seite kommt von selbst zurück.', 'Noch einmal versuchen'],
  es: ['Sin conexión', 'Revisa tu red. Esta página vuelve sola.', 'Reintentar'],
  fi: ['Ei yhteyttä', 'Tarkista verkkosi. Sivu palaa itsestään.', 'Yritä uudelleen'],
  fr: ['Pas de connexion', 'Vérifie ton réseau. Cette page revient toute seule.', 'Réessayer'],
  it: ['Nessuna connessione', 'Controlla la rete. Questa pagina torna da sola.', 'Riprova'],
  nl: ['Geen verbinding', 'Controleer je netwerk. Deze pagina komt vanzelf terug.', 'Opnieuw proberen'],
  no: ['Ingen tilkobling', 'Sjekk nettverket ditt. Siden kommer tilbake av seg selv.', 'Prøv igjen'],
  pl: ['Brak połączenia', 'Sprawdź sieć. Ta strona wróci sama.', 'Spróbuj ponownie'],
  sv: ['Ingen anslutning', 'Kontrollera ditt nätverk. Sidan kommer tillbaka av sig själv.', 'Försök igen'],
}
/** The server replaces this statement with the colours of the site's brand. */
const colours =
  ':root{--bg:#fbf6f6;--ink:#2b1422;--primary:#7b1e4b;--on-primary:#fff}@media (prefers-color-scheme:dark){:root{--bg:#181017;--ink:#f8eef2;--primary:#b23a75}}'
const RETRY_MS = 3000

/** Returns the offline page. It retries until the site responds, because `online` can fire before the network works. */
const offlinePage = () => {
  const languages = self.navigator.languages.map((language) => language.slice(0, 2).replace(/^n[bn]$/, 'no'))
  const language = languages.find((one) => Object.hasOwn(texts, one)) ?? 'en'
  const [title, text, again] = texts[language]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>${colours}:root{color-scheme:light dark}
body{font:17px/1.5 system-ui;margin:20vh auto;max-width:30ch;padding:0 24px;text-align:center;background:var(--bg);color:var(--ink)}
h1{font:500 32px/1.2 Georgia,serif}
a{display:inline-block;margin-top:16px;padding:12px 28px;border-radius:24px;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}</style>
<h1>${title}</h1><p>${text}</p><a href="">${again}</a>
<script>const retry = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
  () => location.reload(), () => setTimeout(retry, ${RETRY_MS}))
setTimeout(retry, ${RETRY_MS}); addEventListener('online', retry)</script>`
}

/** Returns the URL as a path of this site; `/` if it is foreign or invalid. */
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
    const { title, body, path, tag, act } = event.data.json()
    return typeof title === 'string' && typeof body === 'string' ? { title, body, path, tag, act } : null
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
    // A visible, focused page shows the news itself, so it needs no notification.
    if (pages.some((page) => page.visibilityState === 'visible' && page.focused)) return
    const act = push.act && typeof push.act.title === 'string' ? push.act : null
    await self.registration.showNotification(push.title, {
      body: push.body,
      tag: typeof push.tag === 'string' ? push.tag : undefined,
      icon: '/icons/icon.svg',
      actions: act ? [{ action: 'act', title: act.title }] : [],
      data: { path: ownPath(push.path), act: act && ownPath(act.path) },
    })
  }
  event.waitUntil(work())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const data = event.notification.data || {}
  const path = ownPath(event.action === 'act' ? data.act : data.path)
  const work = async () => {
    const [page] = await self.clients.matchAll({ type: 'window' })
    if (!page) return self.clients.openWindow(path)
    await page.focus()
    return page.navigate(path)
  }
  event.waitUntil(work())
})

/** Photos shared from other apps; lost if the browser stops the worker. */
let sharedPhotos = []

const receiveShared = async (request) => {
  const form = await request.formData().catch(() => null)
  sharedPhotos = form ? form.getAll('photos').filter((one) => typeof one !== 'string') : []
  return Response.redirect(new URL('/profile?shared', self.location.origin), 303)
}

self.addEventListener('message', (event) => {
  if (!event.data || event.data.type !== 'take-shared') return
  event.ports[0].postMessage(sharedPhotos)
  sharedPhotos = []
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const { pathname } = new URL(event.request.url)
  if (event.request.method === 'POST' && pathname === '/share') {
    return event.respondWith(receiveShared(event.request))
  }
  event.respondWith(
    fetch(event.request).catch(
      () =>
        new Response(offlinePage(), { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ),
  )
})
