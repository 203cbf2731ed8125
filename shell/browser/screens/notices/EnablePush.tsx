import { Button } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import type { PushState } from '@duetto/shared/platform'
import { alertMessages as texts } from './messages'

/**
 * The result to announce; if the browser closed its prompt without an answer, nothing is announced and it can
 * be asked again.
 */
const notes: Partial<Record<PushState, (typeof texts)[keyof typeof texts]>> = {
  on: texts.pushOn,
  denied: texts.pushDenied,
  unknown: texts.pushFailed,
}

/** Asks the browser for push permission, from a user gesture as browsers require. */
export const EnablePush = () => {
  const { platform, push } = useShell()
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  const enable = async (): Promise<void> => {
    setIsAsking(true)
    const state = await push.enable()
    setIsAsking(false)
    const note = notes[state]
    if (!note) return
    platform.toast({ text: formatMessage(note), tone: state === 'on' ? 'success' : 'neutral' })
    // The notice is gone, and with it the focused button.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <Button variant="quiet" isLoading={isAsking} onClick={() => void enable()}>
      {formatMessage(texts.enablePush)}
    </Button>
  )
}
