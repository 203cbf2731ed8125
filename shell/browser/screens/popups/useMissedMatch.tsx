import { addresses } from '@duetto/shared/domain'
import type { Platform } from '@duetto/shared/platform'
import { Portrait, ProfileTag } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { PopupQueue } from '../../host/popups/popupQueue'
import type { Toasts } from '../../host/toasts/createToasts'
import { matchMessages } from './messages'

interface Options {
  platform: Platform
  queue: PopupQueue
  toasts: Toasts
}

export const useMissedMatch = ({ platform: { navigation }, queue, toasts }: Options): void => {
  const { formatMessage } = useIntl()
  const count = useRef(0)
  useEffect(() => {
    const group = 'match'
    const open = (path: string) => () => {
      queue.drop('match')
      navigation.push(path)
    }
    return queue.missedMatch.subscribe(() => {
      const match = queue.missedMatch.get()
      if (!match) return
      const isShown = toasts.get().some((toast) => toast.group === group)
      count.current = isShown ? count.current + 1 : 1
      if (count.current > 1)
        return toasts.show({
          group,
          text: formatMessage(matchMessages.severalMissed, { count: count.current }),
          action: { label: formatMessage(matchMessages.view), onPress: open(addresses.matches) },
        })
      toasts.show({
        group,
        text: formatMessage(matchMessages.missed, { name: match.name }),
        picture: <Portrait isEager image={match.main_image} name={match.name} alt="" sizes="40px" />,
        label: <ProfileTag profile={match} />,
        action: { label: formatMessage(matchMessages.write), onPress: open(addresses.chatWith(match.id)) },
      })
    })
  }, [queue, toasts, navigation, formatMessage])
}
