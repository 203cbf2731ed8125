import { addresses } from '@duetto/shared/domain'
import type { Bus } from '@duetto/shared/events'
import { busChannel } from '@duetto/shared/events'
import type { Navigation } from '@duetto/shared/platform'
import { getContext, race, take } from 'typed-redux-saga'
import type { PopupQueue } from './popupQueue'

export function* matchPopups() {
  const bus = yield* getContext<Bus>('bus')
  const popups = yield* getContext<PopupQueue>('popups')
  const navigation = yield* getContext<Navigation>('navigation')
  try {
    for (;;) {
      const { match, pressed } = yield* race({
        match: take(busChannel(bus, 'match')),
        pressed: take(busChannel(bus, 'image-pressed')),
      })
      if (match) popups.add({ name: 'match', profile: match.profile, isOwn: match.isOwn ?? false })
      if (!pressed) continue
      popups.drop('match')
      navigation.push(addresses.member(pressed.profileId))
    }
  } finally {
    popups.drop('match')
    popups.drop('like')
  }
}
