import type { Message, ProfileCard, SendCost } from '@duetto/shared/contract'
import { codePointLength, isVisible } from '@duetto/shared/domain'
import { useNavigateTo, usePlatformLocation, useSettings } from '@duetto/shared/platform'
import { Button, Dialog, IconButton, icons } from '@duetto/shared/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import type { FailureCode } from '@duetto/shared/contract'
import { CostLine } from './CostLine'
import { acceptNotice, isNoticeAccepted } from './fictionalNotice'
import { emojiMessages } from './emoji/messages'
import { GifPicker } from './GifPicker'
import { GiftPicker } from './GiftPicker'
import { LimitPanel } from './LimitPanel'
import { PhotoButton } from './photo/PhotoButton'
import { ReplyStrip } from './ReplyStrip'
import { selectReplyTo } from '../../../entities/conversation/selectors'
import { useChatSelector } from '../../../state'
import { composerStyle } from './composerStyles'
import { composerMessages as texts } from './messages'
import { Tools } from './Tools'
import { VoiceButton } from './voice/VoiceButton'
import { sendsOnEnter } from './sendsOnEnter'

/** Loaded when it is opened for the first time. */
const EmojiPicker = lazy(() => import(/* webpackChunkName: "emoji-picker" */ './emoji/EmojiPicker'))

/** Show the count when this many characters or fewer are left. */
const COUNT_FROM = 100

export interface Draft {
  kind: 'text' | 'gift' | 'gif' | 'photo' | 'voice'
  text?: string
  gift?: string
  gif?: string
  upload?: string
  media?: string
  voice?: Message['voice']
}

interface ComposerProps {
  profile: ProfileCard
  cost: SendCost
  text: string
  onText: (text: string) => void
  onSend: (message: Draft) => void
  refusal: FailureCode | null
  onRefusalClosed: () => void
}

/** The composer: price, text, gift or GIF. */
export const Composer = (props: ComposerProps) => {
  const { profile, cost, text, onText, onSend, refusal, onRefusalClosed } = props
  const { formatMessage } = useIntl()
  const { message_length: length, photo_credits: photoCredits, voice_credits: voiceCredits } = useSettings()
  const navigateTo = useNavigateTo()
  const { pathname, search } = usePlatformLocation()
  const isGiftWanted = new URLSearchParams(search).has('gift')
  const [chosen, setChosen] = useState<'gift' | 'gif' | 'emoji' | null>(null)
  const picker = isGiftWanted ? 'gift' : chosen
  const setPicker = (next: typeof chosen): void => {
    setChosen(next)
    // The URL requests the gifts once; Back and a reload do not repeat it.
    if (isGiftWanted) navigateTo(pathname, { replace: true })
  }
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (sendsOnEnter()) fieldRef.current?.focus({ preventScroll: true })
  }, [profile.id])
  const replyTo = useChatSelector(selectReplyTo)
  const replyToId = replyTo?.id
  useEffect(() => {
    if (replyToId) fieldRef.current?.focus({ preventScroll: true })
  }, [replyToId])
  const [insertions, setInsertions] = useState(0)
  // After the dialog has given the focus back to its button.
  useEffect(() => {
    if (insertions > 0) fieldRef.current?.focus({ preventScroll: true })
  }, [insertions])
  const [asking, setAsking] = useState<(Draft & { credits: number }) | null>(null)
  const left = length.max - codePointLength(text)
  const canSend = isVisible(text) && left >= 0

  const sendNow = (message: Draft): void => {
    setAsking(null)
    onSend(message)
    if (message.kind === 'text') onText('')
  }
  /** Where the caret is; writing goes on behind it. */
  const insert = (emoji: string): void => {
    const field = fieldRef.current
    setPicker(null)
    if (!field) return
    field.setRangeText(emoji, field.selectionStart, field.selectionEnd, 'end')
    onText(field.value)
    setInsertions((count) => count + 1)
  }
  /** Before the first action that costs credits, a fictional profile is disclosed once more. */
  const send = (message: Draft, credits: number): void => {
    if (profile.is_fictional && credits > 0 && !isNoticeAccepted(profile.id))
      setAsking({ ...message, credits })
    else sendNow(message)
  }
  const submit = (): void => {
    if (canSend) send({ kind: 'text', text: text.trim() }, cost.is_free ? 0 : cost.credits)
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !sendsOnEnter()) return
    event.preventDefault()
    submit()
  }
  if (refusal)
    return (
      <div css={composerStyle}>
        <LimitPanel code={refusal} cost={cost} onClose={onRefusalClosed} />
      </div>
    )
  const label = formatMessage(texts.field, { name: profile.name })
  const sendLabel = cost.is_free ? texts.send : texts.sendPaid
  return (
    <div css={composerStyle}>
      <CostLine cost={cost} />
      {replyTo && <ReplyStrip message={replyTo} name={profile.name} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Tools>
          <IconButton
            icon={icons.smile}
            label={formatMessage(emojiMessages.title)}
            onClick={() => setPicker('emoji')}
            data-emoji
          />
          <IconButton icon={icons.gif} label={formatMessage(texts.gifs)} onClick={() => setPicker('gif')} />
          <IconButton
            icon={icons.gift}
            label={formatMessage(texts.gifts)}
            onClick={() => setPicker('gift')}
          />
          <PhotoButton
            name={profile.name}
            onSend={({ name, media }) => send({ kind: 'photo', upload: name, media }, photoCredits)}
          />
        </Tools>
        <textarea
          ref={fieldRef}
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={handleKey}
        />
        <VoiceButton
          name={profile.name}
          onSend={({ name, media, voice }) =>
            send({ kind: 'voice', upload: name, media, voice }, voiceCredits)
          }
        />
        <IconButton
          type="submit"
          icon={icons.send}
          disabled={!canSend}
          label={formatMessage(sendLabel, { credits: cost.credits })}
        />
      </form>
      {left <= COUNT_FROM && (
        <p data-count data-over={left < 0 || undefined} role="status">
          {formatMessage(left < 0 ? texts.over : texts.left, { count: Math.abs(left) })}
        </p>
      )}
      {picker === 'emoji' && (
        <Suspense fallback={null}>
          <EmojiPicker onClose={() => setPicker(null)} onChoose={insert} />
        </Suspense>
      )}
      {picker === 'gift' && (
        <GiftPicker
          onClose={() => setPicker(null)}
          onChoose={(gift, credits) => {
            setPicker(null)
            send({ kind: 'gift', gift }, credits)
          }}
        />
      )}
      {picker === 'gif' && (
        <GifPicker
          onClose={() => setPicker(null)}
          onChoose={({ id, url }) => {
            setPicker(null)
            send({ kind: 'gif', gif: id, media: url }, cost.is_free ? 0 : cost.credits)
          }}
        />
      )}
      <Dialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        title={formatMessage(texts.fictionalTitle)}
        footer={
          <>
            <Button variant="outline" onClick={() => setAsking(null)}>
              {formatMessage(texts.cancel)}
            </Button>
            <Button
              onClick={() => {
                acceptNotice(profile.id)
                if (asking) sendNow(asking)
              }}
            >
              {formatMessage(texts.goOn)}
            </Button>
          </>
        }
      >
        <p>
          {formatMessage(texts.fictionalText, {
            name: profile.name,
            credits: asking?.credits ?? 0,
            kind: asking?.kind ?? 'text',
          })}
        </p>
      </Dialog>
    </div>
  )
}
