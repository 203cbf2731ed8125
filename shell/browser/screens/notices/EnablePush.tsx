import { Button } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import type { PushState } from '@duetto/shared/platform'
import { alertMessages as texts } from './messages'

const notes: Partial<Record<PushState, (typeof texts)[keyof typeof texts]>> = {
  on: texts.pushOn,
  denied: texts.pushDenied,
  unknown: texts.pushFailed,
}

export const EnablePush = () => {
  const { platform, push } = useShell()
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  const enable = async (): Promise<void> => {
    setIsAsking(true)
    const state = await push.enable()
    setIsAsking(false)
    const note = notes[state]
    if (note) platform.toast({ text: formatMessage(note), tone: state === 'on' ? 'success' : 'neutral' })
  }
  return (
    <Button variant="quiet" isLoading={isAsking} onClick={() => void enable()}>
      {formatMessage(texts.enablePush)}
    </Button>
  )
}
