import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

/** Answers a complaint by e-mail. */
export const AnswerButton = ({ reference, language }: { reference: string; language: string }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { act, isRunning } = useAct()
  const [isOpen, setIsOpen] = useState(false)
  const confirm = async (answer: string) => {
    if (!(await act(() => callConsole('answerComplaint', { body: { reference, answer } })))) return
    setIsOpen(false)
    notify('console.complaint.answered')
    refresh()
  }
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {text('complaint.answer')}
      </Button>
      {isOpen && (
        <ReasonDialog
          heading={text('complaint.answerHeading', { reference })}
          text={text('complaint.answerText')}
          label={text('complaint.answerLabel', { language })}
          confirm={text('complaint.answer')}
          isRunning={isRunning}
          onConfirm={(answer) => void confirm(answer)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
