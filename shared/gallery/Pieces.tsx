import {
  Avatar,
  Badge,
  Banner,
  Button,
  Chip,
  Countdown,
  EmptyState,
  ErrorState,
  GiftIcon,
  IconButton,
  ListSkeleton,
  MemberTile,
  PackageCard,
  Portrait,
  Price,
  ProfileTag,
  Row,
  Stack,
  Stepper,
  Tag,
  TileSkeleton,
  Toast,
  icons,
} from '../src/ui'

const variants = ['primary', 'secondary', 'outline', 'quiet', 'danger'] as const
const tones = ['primary', 'secondary', 'success', 'danger', 'neutral'] as const
const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><rect width="80" height="100" fill="#d8b48c"/><circle cx="40" cy="42" r="18" fill="#8d5a3c"/><path d="M8 100q32-62 64 0z" fill="#33506b"/></svg>')}`
const grid = { display: 'grid', gap: 'var(--s5)', gridTemplateColumns: 'repeat(auto-fill,minmax(160px,1fr))' }
const packages = { ...grid, gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,240px),1fr))' }
const nothing = () => undefined
const start = Date.now()

export const Pieces = () => (
  <Stack gap={6}>
    {[undefined, 'disabled', 'loading'].map((state) => (
      <Row key={state ?? 'ready'}>
        {variants.map((variant) => (
          <Button
            key={variant}
            variant={variant}
            disabled={state === 'disabled'}
            isLoading={state === 'loading'}
          >
            {state === undefined ? 'Nachricht senden, 1 Credit' : variant}
          </Button>
        ))}
      </Row>
    ))}
    <Row>
      <Button size="lg">Large</Button>
      <IconButton icon={icons.heart} label="Like" />
      <IconButton icon={icons.heart} label="Like" variant="outline" />
      <IconButton icon={icons.heart} label="Liked" variant="floating" isFilled aria-pressed />
      <Chip isOn onClick={nothing}>
        Online
      </Chip>
      <Chip onRemove={nothing} removeLabel="Remove Hamburg">
        Hamburg
      </Chip>
      <Badge count={7} />
      <Badge count={120} />
      <Badge count={0} tone="danger" />
      <Tag>New</Tag>
      <Tag tone="primary">Usual choice</Tag>
      <Tag tone="success">Paid</Tag>
      <Tag tone="danger">Failed</Tag>
      <ProfileTag profile={{ is_fictional: true }} />
      <GiftIcon gift="rose" />
      <Countdown endsAt={start + 3_725_000} now={Date.now} />
    </Row>
    <Row>
      <Avatar image={null} name="Marta" />
      <Avatar image={null} name="Åse" size={32} isOnline />
      <Avatar image={{ thumb_filename: drawn }} name="Jonas" size={64} isOwn isOnline />
      <div css={{ width: 120 }}>
        <Portrait name="Liv" />
      </div>
    </Row>
    <div css={grid}>
      {[false, true].map((isFictional) => (
        <MemberTile
          headingLevel={2}
          key={String(isFictional)}
          href="/m"
          name={isFictional ? 'Friederike-Charlotte' : 'Jonas'}
          age={41}
          place="Castrop-Rauxel"
          image={isFictional ? null : { thumb_filename: drawn }}
          isOnline
          isNew
          isFictional={isFictional}
          photoCount={6}
          isLiked={isFictional}
          likeLabel="Like"
          onLike={nothing}
        />
      ))}
      <TileSkeleton />
    </div>
    <Stepper current={2} total={5} label="Step 2 of 5" />
    {tones.map((tone) => (
      <Banner
        key={tone}
        tone={tone}
        onClose={nothing}
        action={<Button variant="quiet">Benachrichtigen</Button>}
      >
        Bestätigen Sie Ihre E-Mail-Adresse, damit Ihre Nachrichten ankommen.
      </Banner>
    ))}
    <div css={packages}>
      {[10, 30, 150].map((credits) => (
        <PackageCard
          key={credits}
          group="package"
          credits={String(credits)}
          unit="credits"
          perMessage="€0.42 a message"
          price={<Price amount={credits * 42} currency="EUR" />}
          oldPrice={credits === 30 ? <Price amount={2100} currency="EUR" /> : undefined}
          tag={credits === 30 ? 'Usual choice' : undefined}
          isChosen={credits === 30}
          onChoose={nothing}
        />
      ))}
    </div>
    <Toast tone="success" action={{ label: 'Undo', onPress: nothing }} onClose={nothing}>
      Your message is on its way.
    </Toast>
    <EmptyState
      title="No likes yet"
      text="A profile with a picture and two sentences is liked more often."
      action={<Button>Add a picture</Button>}
    />
    <ErrorState title="This did not load" text="The connection was lost on the way." onRetry={nothing} />
    <ListSkeleton rows={2} />
  </Stack>
)
