import { openDb } from '../../../api/src/infra/db/openDb.ts'
import { grantCredits } from '../../../api/src/modules/ledger/ledger.service.ts'

/** Stop the API first, because this function opens the embedded database. */
export const topUpCredits = async (dataDir, credits) => {
  const db = await openDb({ dataDir })
  const values = ['marco@demo.duetto.test']
  try {
    const { id } = await db.one({ text: 'select id from users where email = $1', values })
    const grant = { userId: Number(id), credits, kind: 'correction', sourceKey: 'chat-faults' }
    await db.tx((tx) => grantCredits(tx, grant))
  } finally {
    await db.close()
  }
}

export const openPeople = async (site, instance) => {
  const open = async (name) => {
    const context = await instance.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
    await context.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', '1'))
    await site.logIn(context, name)
    const get = async (path) => (await context.request.get(`${site.url}/api/${path}`)).json()
    return { context, get, user: async () => (await get('user.php')).user }
  }
  const [marco, device, anna] = [await open('marco'), await open('marco'), await open('anna')]
  const ids = { marco: (await marco.user()).id, anna: (await anna.user()).id }
  const page = async ({ context }, other) => {
    const opened = await context.newPage()
    await opened.goto(`${site.url}/members/${other}/chat`)
    await opened.locator('main textarea').waitFor()
    return opened
  }
  return {
    ...marco,
    tab: await page(marco, ids.anna),
    otherTab: await page(marco, ids.anna),
    device: await page(device, ids.anna),
    reader: await page(anna, ids.marco),
    received: async () =>
      (await anna.get(`messages.php?profile=${ids.marco}`)).messages.map(({ text }) => text),
  }
}
