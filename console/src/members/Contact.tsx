import { Box, Button } from '@mui/material'
import type { ConsoleMember } from '@duetto/shared/contract/console'
import { useState } from 'react'
import { callConsole } from '../server/callConsole'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'

export const Contact = ({
  member: { id, email },
  isAllowed,
}: {
  member: ConsoleMember
  isAllowed: boolean
}) => {
  const text = useText()
  const { act, isRunning } = useAct()
  const [isOpen, setIsOpen] = useState(false)
  const [whole, setWhole] = useState<string | null>(null)
  const confirm = async (reason: string) => {
    const contact = await act(() => callConsole('showContact', { body: { id, reason } }))
    if (!contact) return
    setWhole(contact.email)
    setIsOpen(false)
  }
  return (
    <>
      <Box component="span" sx={{ mr: 1 }}>
        {whole ?? email}
      </Box>
      {isAllowed && whole === null && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          {text('member.showEmail')}
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          heading={text('member.showEmail')}
          text={text('member.emailText')}
          confirm={text('dialog.confirm')}
          isRunning={isRunning}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
