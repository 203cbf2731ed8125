import { Button } from '@mui/material'
import type { ConsoleMember } from '@duetto/shared/contract/console'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'

export const StandingButton = ({ member: { id, status } }: { member: ConsoleMember }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [isOpen, setIsOpen] = useState(false)
  if (status !== 'active' && status !== 'suspended') return null
  const name = status === 'active' ? 'suspend' : 'restore'
  const confirm = async (reason: string) => {
    const call = status === 'active' ? 'suspendMember' : 'restoreMember'
    const changed = await act(() => callConsole(call, { body: { id, reason } }))
    if (!changed) return
    setIsOpen(false)
    notify(`console.member.${name === 'suspend' ? 'suspended' : 'restored'}`)
    await queries.invalidateQueries({ queryKey: ['history', id] })
    refresh()
  }
  return (
    <>
      <Button
        variant="outlined"
        color={name === 'suspend' ? 'error' : 'primary'}
        onClick={() => setIsOpen(true)}
      >
        {text(`member.${name}`)}
      </Button>
      {isOpen && (
        <ReasonDialog
          heading={text(`member.${name}Heading`)}
          text={text(`member.${name}Text`)}
          confirm={text(`member.${name}`)}
          isRunning={isRunning}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
