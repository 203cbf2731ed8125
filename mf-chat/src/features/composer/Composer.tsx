import type { FailureCode, ProfileCard, SendCost } from '@duetto/shared/contract'
import { codePointLength, isVisible, offeredGifts } from '@duetto/shared/domain'
import { createIdempotencyKey } from '@duetto/shared/http'
import { useNavigateTo, usePlatformLocation, useSettings } from '@duetto/shared/platform'
import {
  IconButton,
  VisuallyHidden,
  icons,
  lazyWithPreload,
  pressedKey,
  sendsOnEnter,
  uiMessages,
  useIsWide,
} from '@duetto/shared/ui'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CostLine } from './CostLine'
import { ConfirmDialog } from '../../widgets/confirm/ConfirmDialog'
import { needsNotice } from '../../widgets/confirm/fictionalNotice'
import { emojiMessages } from './emoji/messages'
import { GifPicker } from './GifPicker'
import { GiftPicker } from './GiftPicker'
import { BuyHere } from './BuyHere'
import { LimitPanel } from './LimitPanel'
import { PhotoButton } from './photo/PhotoButton'
import { PurchaseStatus } from './PurchaseStatus'
import { ReplyStrip } from './ReplyStrip'
import { useNeedsPackage } from '../../entities/entitlements/useNeedsPackage'
import { useShortage } from '../../entities/entitlements/useShortage'
import { usePurchase } from '../../entities/waiting/usePurchase'
import { selectReplyTo } from '../../entities/conversation/selectors'
import type { Draft, UnsentMessage } from '../../entities/outbox/types'
import { useChatSelector } from '../../state'
import { composerStyle } from './composerStyles'
import { composerMessages as texts } from './messages'
import { Tools } from './Tools'
import { useEscape } from './useEscape'

const { Component: EmojiPicker } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "emoji-picker" */ './emoji/EmojiPicker')).default,
)

const COUNT_FROM = 100

interface ComposerProps {
  profile: ProfileCard
  cost: SendCost
  text: string
  onText: (text: string) => void
  insertedLines: number
  onSend: (message: Draft) => void
  voiceButton: ReactNode
  refusal: FailureCode | null
  refused?: UnsentMessage
  onRefusalClosed?: () => void
}

export const Composer = (props: ComposerProps) => {
  const { profile, cost, text, onText, insertedLines, onSend, voiceButton } = props
  const { refusal, refused, onRefusalClosed } = props
  const { formatMessage } = useIntl()
  const settings = useSettings()
  const { message_length: length } = settings
  const hasGifts = offeredGifts(settings).length > 0
  const navigateTo = useNavigateTo()
  const { pathname, search } = usePlatformLocation()
  const isGiftWanted = new URLSearchParams(search).has('gift')
  const [chosen, setChosen] = useState<'gift' | 'gif' | 'emoji' | null>(null)
  const picker = isGiftWanted ? 'gift' : chosen
  const setPicker = (next: typeof chosen): void => {
    setChosen(next)
    // Remove `?gift`, so that Back or a reload does not open the picker again.
    if (isGiftWanted) navigateTo(pathname, { replace: true })
  }
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const field = fieldRef.current
    if (!field || !sendsOnEnter()) return
    field.focus({ preventScroll: true })
    field.setSelectionRange(field.value.length, field.value.length)
  }, [profile.id, insertedLines])
  const replyTo = useChatSelector(selectReplyTo)
  const replyToId = replyTo?.id
  useEffect(() => {
    if (replyToId) fieldRef.current?.focus({ preventScroll: true })
  }, [replyToId])
  const isNarrow = !useIsWide(360)
  const [insertions, setInsertions] = useState(0)
  // Focus the field in an effect, because the closing dialog first returns focus to its button.
  useEffect(() => {
    if (insertions > 0) fieldRef.current?.focus({ preventScroll: true })
  }, [insertions])
  const [asking, setAsking] = useState<{ message: Draft; credits: number } | null>(null)
  const limitRef = useRef<HTMLParagraphElement>(null)
  const purchaseRef = useRef<HTMLDivElement>(null)
  const textCredits = cost.is_free ? 0 : cost.credits
  const shortage = useShortage()
  const needsPackage = useNeedsPackage()
  const [shop, setShop] = useState<'brief' | 'open' | 'folded'>(shortage ? 'open' : 'brief')
  // Reset, because at the next limit an open order form would cover the reply to the last message.
  if (!shortage && shop !== 'brief') setShop('brief')
  const openShop = (): void => setShop(shortage ? 'open' : 'brief')
  // Does not reopen an order form that the member has closed.
  const offerShop = (): void => {
    if (shop === 'brief') openShop()
  }
  const { isPending, isUnpaid } = usePurchase(profile.id)
  const suggestionsId = useId()
  const suggestions = useChatSelector(({ icebreakers }) => icebreakers.length)
  const left = length.max - codePointLength(text)
  const canSend = isVisible(text) && left >= 0

  const sendNow = (message: Draft): void => {
    setAsking(null)
    onSend(message)
    if (message.kind === 'text') onText('')
  }
  const insert = (emoji: string): void => {
    const field = fieldRef.current
    setPicker(null)
    if (!field) return
    field.setRangeText(emoji, field.selectionStart, field.selectionEnd, 'end')
    onText(field.value)
    setInsertions((count) => count + 1)
  }
  // Texts need no confirmation, because the composer shows their price. Exception: the notice about a fictional profile
  // has not been accepted.
  const send = (message: Draft, credits: number): void => {
    const isPriced = message.kind === 'text' && !needsNotice(profile)
    // Create the key now, because pressing the confirmation twice must send the message once.
    if (credits > 0 && !isPriced) setAsking({ message: { ...message, key: createIdempotencyKey() }, credits })
    else sendNow(message)
  }
  const submit = (): void => {
    if (shortage) {
      openShop()
      const reason = (isUnpaid ? purchaseRef : limitRef).current
      reason?.closest('[data-limit]')?.scrollTo({ top: 0 })
      reason?.focus({ preventScroll: true })
    } else if (canSend) send({ kind: 'text', text: text.trim() }, textCredits)
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (pressedKey(event) !== 'Enter' || event.shiftKey || !sendsOnEnter()) return
    event.preventDefault()
    submit()
  }
  const canFold = shortage !== null && shop === 'open' && !isPending && !isUnpaid
  useEscape(canFold ? () => setShop('folded') : null)
  const purchaseStatus = (
    <PurchaseStatus
      profileId={profile.id}
      text={refusal ? (refused?.text ?? '') : text}
      noteRef={purchaseRef}
      onClose={() => sendsOnEnter() && fieldRef.current?.focus({ preventScroll: true })}
    />
  )
  const refusalRef = useRef<HTMLDivElement>(null)
  const lastRefusal = useRef(refusal)
  // The refusal replaces the focused field, and the field the focused button of the refusal.
  useEffect(() => {
    const hasChanged = Boolean(refusal) !== Boolean(lastRefusal.current)
    lastRefusal.current = refusal
    if (!hasChanged || document.activeElement !== document.body) return
    if (refusal) refusalRef.current?.focus({ preventScroll: true })
    else if (sendsOnEnter()) fieldRef.current?.focus({ preventScroll: true })
  }, [refusal])
  if (refusal)
    return (
      <div ref={refusalRef} css={[composerStyle, { outline: 'none' }]} tabIndex={-1}>
        {purchaseStatus}
        <LimitPanel
          code={refusal}
          isExplained={isUnpaid}
          shop={
            !isPending && (
              <BuyHere profile={profile} cost={cost} text={refused?.text ?? ''} refusedKey={refused?.key} />
            )
          }
          onClose={onRefusalClosed}
        />
      </div>
    )
  const label = formatMessage(texts.field, { name: profile.name })
  const sendLabel = cost.is_free ? texts.send : texts.sendPaid
  return (
    <div css={composerStyle}>
      {purchaseStatus}
      {shortage && !isPending && (
        <LimitPanel
          ref={limitRef}
          code={shortage}
          isExplained={isUnpaid}
          shop={<BuyHere profile={profile} cost={cost} text={text} />}
          onOpen={shop === 'open' ? undefined : openShop}
          onFold={() => setShop('folded')}
        />
      )}
      {!shortage && <CostLine cost={cost} needsPackage={needsPackage} />}
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
          {hasGifts && (
            <IconButton
              icon={icons.gift}
              label={formatMessage(texts.gifts)}
              onClick={() => setPicker('gift')}
            />
          )}
          <PhotoButton
            name={profile.name}
            onSend={({ name, media }) => sendNow({ kind: 'photo', upload: name, media })}
          />
        </Tools>
        <textarea
          ref={fieldRef}
          rows={1}
          dir="auto"
          aria-label={label}
          aria-describedby={suggestions > 0 ? suggestionsId : undefined}
          placeholder={isNarrow ? formatMessage(texts.fieldBrief) : label}
          value={text}
          onChange={({ target }) => {
            onText(target.value)
            offerShop()
          }}
          onFocus={offerShop}
          onClick={offerShop}
          onKeyDown={handleKey}
        />
        {suggestions > 0 && (
          <VisuallyHidden id={suggestionsId}>
            {formatMessage(texts.suggestions, { count: suggestions })}
          </VisuallyHidden>
        )}
        {voiceButton}
        <IconButton
          type="submit"
          icon={icons.send}
          data-limited={shortage ? true : undefined}
          // `disabled` would take the focus away after each message.
          aria-disabled={!shortage && !canSend}
          // Keeps focus in the field, which keeps the on-screen keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          label={formatMessage(sendLabel, { credits: cost.credits })}
        />
      </form>
      {left <= COUNT_FROM && (
        <p data-count data-over={left < 0 || undefined} role="status">
          {formatMessage(left < 0 ? uiMessages.tooLong : uiMessages.charactersLeft, {
            count: Math.abs(left),
          })}
        </p>
      )}
      {picker === 'emoji' && (
        <EmojiPicker fallback={null} props={{ onClose: () => setPicker(null), onChoose: insert }} />
      )}
      {picker === 'gift' && hasGifts && (
        <GiftPicker
          cost={cost}
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
            send({ kind: 'gif', gif: id, media: url }, textCredits)
          }}
        />
      )}
      {asking && (
        <ConfirmDialog
          message={asking.message}
          credits={asking.credits}
          onClose={() => setAsking(null)}
          onConfirm={() => sendNow(asking.message)}
        />
      )}
    </div>
  )
}
