import type { Command } from 'commander'
import { setBackedUp } from '../../src/infra/probes/database.repository'
import { audit } from '../audit'
import type { Context, Show } from '../Context'

export const addBackupCommand = (program: Command, context: Context, show: Show): void => {
  program
    .command('backup')
    .description('backups of this site')
    .command('record')
    .description('records that a backup is complete, for the alert BackupOld; ./duetto backup does it')
    .action(async () => {
      const { deps } = context
      const at = deps.now()
      await deps.db.tx(async (tx) => {
        await setBackedUp(tx, at)
        await audit(tx, context, { action: 'backup recorded', subject: 'backup' })
      })
      show({ backed_up: at })
    })
}
