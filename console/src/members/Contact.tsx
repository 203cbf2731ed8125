import { Box } from '@mui/material'
import type { ConsoleMember } from '@duetto/shared/contract/console'
import { useState } from 'react'
import { callConsole } from '../server/callConsole'
import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'

export const Contact = ({
  member: { id, email },
  isAllowed,
}: {
  member: ConsoleMember
  isAllowed: boolean
}) => {
  const text = useText()
  const [whole, setWhole] = useState<string | null>(null)
  return (
    <>
      <Box component="span" sx={{ mr: 1 }}>
        {whole ?? email}
      </Box>
      {isAllowed && whole === null && (
        <ActButton
          button={text('member.showEmail')}
          look={{ size: 'small', variant: 'text' }}
          heading={text('member.showEmail')}
          text={text('member.emailText')}
          confirm={text('dialog.confirm')}
          run={(reason) => callConsole('showContact', { body: { id, reason } })}
          changed={(contact) => setWhole(contact.email)}
        />
      )}
    </>
  )
}
