import type { Db } from '../../../api/src/infra/db/Db'
import { order, signUpWithoutMail } from './away'
import { draftsIn, upload } from './disk'
import type { openDisk } from './disk'
import type { Report } from './report'
import type { Site } from './site'

interface Parts {
  site: Site
  db: Db
  disk: ReturnType<typeof openDisk>
  media: string
  cookie: string
  audit: () => Promise<string[]>
  report: Report
}

/** Maximum time until an order fails. Must exceed the API's timeout for the payment provider. */
const orderMs = 12_000

const checkDisk = async ({ site, disk, media, cookie, audit, report }: Parts): Promise<void> => {
  const { url } = site.apis[0]
  for (const { name, cause, repair } of disk.faults) {
    cause()
    const status = await upload(url, cookie)
    const ready = await (await fetch(`${url}/api/health/ready`)).text()
    const drafts = draftsIn(media)
    repair()
    const after = await upload(url, cookie)
    const wrong = await audit()
    report.add(
      name,
      [
        `upload ${status}`,
        `ready says ${ready}`,
        `half-written ${drafts}`,
        `upload after ${after}`,
        ...wrong,
      ],
      status === 503 && ready.includes('storage') && drafts === 0 && after === 200 && wrong.length === 0,
    )
  }
}

const checkMail = async ({ site, db, audit, report }: Parts): Promise<void> => {
  const { statuses, mails } = await signUpWithoutMail(site, db)
  const wrong = await audit()
  report.add(
    'mail server away',
    [`sign-ups ${statuses.join(' ')}`, `mails after its return ${mails.join(' ')}`, ...wrong],
    [...statuses.map((status) => status === 200), ...mails.map((count) => count === 1)].every(Boolean) &&
      wrong.length === 0,
  )
}

const checkProvider = async ({ site, cookie, audit, report }: Parts): Promise<void> => {
  const { provider } = site
  const { url } = site.apis[0]
  const faults: { name: string; cause: () => void | Promise<void>; repair: () => void | Promise<void> }[] = [
    { name: 'provider killed', cause: () => provider.kill(), repair: () => provider.start() },
    {
      name: 'provider frozen',
      cause: () => provider.signal('SIGSTOP'),
      repair: () => provider.signal('SIGCONT'),
    },
  ]
  for (const { name, cause, repair } of faults) {
    await cause()
    const key = `an order, ${name}`.replaceAll(/[ ,]+/g, '-')
    const away = await order(url, cookie, key)
    await repair()
    const after = await order(url, cookie, key)
    const wrong = await audit()
    report.add(
      name,
      [
        `order ${away.status} after ${away.ms} ms`,
        `the same order after its return ${after.status}`,
        ...wrong,
      ],
      away.status === 503 && away.ms <= orderMs && after.status === 200 && wrong.length === 0,
    )
  }
}

export const checkOthers = async (parts: Parts, isChosen: (name: string) => boolean): Promise<void> => {
  if (isChosen('disk')) await checkDisk(parts)
  if (isChosen('mail')) await checkMail(parts)
  if (isChosen('provider')) await checkProvider(parts)
}
