import { Button } from '@mui/material'
import type { ButtonProps } from '@mui/material'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { ReasonDialog } from './ReasonDialog'
import { useAct } from './useAct'
import type { Refusals } from './useAct'

type DialogProps = Pick<
  ComponentProps<typeof ReasonDialog>,
  'heading' | 'text' | 'label' | 'isComplete' | 'children'
>

interface Props<Result> extends DialogProps {
  button: string
  look?: ButtonProps
  confirm?: string
  run: (reason: string) => Promise<Result>
  refusals?: Refusals
  /** Key of the success notification, without the prefix `console.`. */
  done?: string
  /** Runs after success instead of a refresh of all queries. */
  changed?: (result: Result) => void
  onOpen?: () => void
}

export const ActButton = <Result,>({
  button,
  look,
  confirm = button,
  run,
  refusals,
  done,
  changed,
  onOpen,
  ...dialog
}: Props<Result>) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const { act, isRunning } = useAct()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    onOpen?.()
    setIsOpen(true)
  }
  const submit = async (reason: string) => {
    const result = await act(() => run(reason), refusals)
    if (result === undefined) return
    setIsOpen(false)
    if (done) notify(`console.${done}`)
    if (changed) changed(result)
    else refresh()
  }
  return (
    <>
      <Button variant="outlined" {...look} onClick={open}>
        {button}
      </Button>
      {isOpen && (
        <ReasonDialog
          {...dialog}
          confirm={confirm}
          isRunning={isRunning}
          onConfirm={(reason) => void submit(reason)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
