import { Option } from 'commander'
import type { Command } from 'commander'
import { allowMails, mailStops, stopMails } from '../../src/modules/notices/mailStops.repository'
import type { MailStop } from '../../src/modules/notices/mailStops.repository'
import { audit } from '../audit'
import type { Context, Show } from '../Context'

export const addMailCommands = (members: Command, context: Context, show: Show): void => {
  const change = async (
    emails: readonly string[],
    action: string,
    run: (email: string) => Promise<number>,
  ) => {
    let changed = 0
    for (const email of emails) changed += await run(email)
    await audit(context.deps.db, context, {
      action,
      subject: `${emails.length} addresses`,
      details: { changed },
    })
    show({ addresses: emails.length, changed })
  }
  members
    .command('stop-mails <email...>')
    .description('stops e-mails about news to these addresses; the member’s settings say why')
    .addOption(new Option('--reason <reason>', 'what happened').choices(mailStops).makeOptionMandatory())
    .action((emails: string[], { reason }: { reason: MailStop }) =>
      change(emails, `mails stopped, ${reason}`, (email) => stopMails(context.deps.db, email, reason)),
    )
  members
    .command('allow-mails <email...>')
    .description('allows e-mails again after a bounce or a complaint')
    .action((emails: string[]) =>
      change(emails, 'mails allowed', (email) => allowMails(context.deps.db, email)),
    )
}
