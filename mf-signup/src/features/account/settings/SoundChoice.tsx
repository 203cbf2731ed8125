import { css } from '@emotion/react'
import { usePlatform, useReadable } from '@duetto/shared/platform'
import { Button, Switch } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { settingsMessages } from './messages'

export const SoundChoice = () => {
  const { formatMessage } = useIntl()
  const { messageSound } = usePlatform().preferences
  const isOn = useReadable(messageSound)
  return (
    <div css={choiceStyle}>
      <Switch
        label={formatMessage(settingsMessages.sound)}
        hint={formatMessage(settingsMessages.soundHint)}
        checked={isOn}
        onChange={messageSound.choose}
      />
      <Button variant="outline" onClick={messageSound.play}>
        {formatMessage(settingsMessages.soundTry)}
      </Button>
    </div>
  )
}

const choiceStyle = css`
  display: grid;
  gap: var(--s2);
  justify-items: start;
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
  > label {
    width: 100%;
  }
`
