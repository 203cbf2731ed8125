import { Button } from '@mui/material'
import { operatorLimits } from '@duetto/shared/domain'
import { useState } from 'react'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useText } from '../parts/useText'

interface Props {
  isRunning: boolean
  onConfirm: (note: string) => void
}

export const HandOver = ({ isRunning, onConfirm }: Props) => {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button disabled={isRunning} onClick={() => setIsOpen(true)}>
        {text('inbox.release')}
      </Button>
      {isOpen && (
        <ReasonDialog
          heading={text('inbox.release')}
          text={text('inbox.releaseText')}
          label={text('inbox.releaseNote')}
          length={{ min: 0, max: operatorLimits.noteMaxLength }}
          confirm={text('inbox.release')}
          isRunning={isRunning}
          onConfirm={onConfirm}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
