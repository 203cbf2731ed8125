import { Typography } from '@mui/material'
import type { ConsoleMember, OperatorRole } from '@duetto/shared/contract/console'
import { Notes } from '../../notes/Notes'
import { useText } from '../../parts/useText'
import { Tags } from '../Tags'

export const NotesTab = ({ member, role }: { member: ConsoleMember; role: OperatorRole }) => {
  const text = useText()
  return (
    <>
      <Typography sx={{ mb: 2 }}>{text('note.intro')}</Typography>
      <Tags member={member} />
      <Typography variant="h2" sx={{ mb: 1 }}>
        {text('note.notes')}
      </Typography>
      <Notes memberId={member.id} role={role} label={text('note.text')} />
    </>
  )
}
