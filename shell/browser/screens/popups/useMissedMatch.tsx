import { addresses } from '@duetto/shared/domain'
import type { Platform } from '@duetto/shared/platform'
import { Portrait, ProfileTag } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { PopupQueue } from '../../host/popups/popupQueue'
import { matchMessages } from './messages'

interface Options {
  platform: Platform
  queue: PopupQueue
}

export const useMissedMatch = ({ platform: { toast, navigation }, queue }: Options): void => {
  const { formatMessage } = useIntl()
  useEffect(
    () =>
      queue.missedMatch.subscribe(() => {
        const match = queue.missedMatch.get()
        if (!match) return
        toast({
          group: 'match',
          text: formatMessage(matchMessages.missed, { name: match.name }),
          picture: <Portrait isEager image={match.main_image} name={match.name} alt="" sizes="40px" />,
          label: <ProfileTag profile={match} />,
          action: {
            label: formatMessage(matchMessages.write),
            onPress: () => {
              queue.drop('match')
              navigation.push(addresses.chatWith(match.id))
            },
          },
        })
      }),
    [queue, toast, navigation, formatMessage],
  )
}
