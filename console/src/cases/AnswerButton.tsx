import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

export const AnswerButton = ({ reference, language }: { reference: string; language: string }) => {
  const text = useText()
  return (
    <ActButton
      button={text('complaint.answer')}
      look={{ variant: 'contained' }}
      heading={text('complaint.answerHeading', { reference })}
      text={text('complaint.answerText')}
      label={text('complaint.answerLabel', { language })}
      run={(answer) => callConsole('answerComplaint', { body: { reference, answer } })}
      done="complaint.answered"
    />
  )
}
