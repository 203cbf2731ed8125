import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { IconButton } from '../button/IconButton'
import { uiMessages } from '../messages'
import { TextField } from './TextField'
import type { TextFieldProps } from './TextField'

export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'end'>) => {
  const { formatMessage } = useIntl()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          data-scripted
          icon={isShown ? icons.eyeOff : icons.eye}
          label={formatMessage(isShown ? uiMessages.hidePassword : uiMessages.showPassword)}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
