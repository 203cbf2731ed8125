import { css } from '@emotion/react'
import type { OwnProfile } from '@duetto/shared/contract'
import { useRegions, useSession } from '@duetto/shared/platform'
import { Banner, Card, LinkButton, TextField, ErrorSummary, formStyle } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { fieldMessages } from '../../../widgets/account/fieldMessages'
import { useForm } from '../../../widgets/form/useForm'
import { nameError } from '../../../widgets/form/validate'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { AppearanceFields } from '../../../widgets/profile-fields/AppearanceFields'
import { changesOf, hasChanges } from '../../../entities/own-profile/changes'
import { aboutError, promptsError } from '../../../widgets/profile-fields/profileErrors'
import { GenderFields } from '../../../widgets/profile-fields/GenderFields'
import { InterestPicker } from '../../../widgets/profile-fields/InterestPicker'
import { IntimateFields } from '../../../widgets/profile-fields/IntimateFields'
import { LocationFields } from '../../../widgets/location/LocationFields'
import { townError } from '../../../widgets/location/towns'
import { Completeness } from './Completeness'
import { profileMessages } from './messages'
import { PromptFields } from './PromptFields'
import { promptsMessages } from './promptsMessages'
import { addresses, limits } from '@duetto/shared/domain'
import { PhotoManager } from '../../../widgets/photos/PhotoManager'
import { VerificationCard } from './verification/VerificationCard'
import { SaveBar } from './SaveBar'
import { Section } from '../../../widgets/page/Section'
import { profileChanged, saveResultCleared } from '../../../entities/own-profile/slice'
import { useProfileDraft } from '../../../entities/own-profile/useProfileDraft'
import { WishFields } from '../../../widgets/profile-fields/WishFields'
import { WordsFields } from '../../../widgets/profile-fields/WordsFields'

export const ProfileForm = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage, formatDate } = useIntl()
  const dispatch = useSignUpDispatch()
  const { user } = useSession()
  const regions = useRegions()
  const { saveStatus, saveFailure } = useSignUpSelector((state) => state.profile)
  const { draft, change, reset } = useProfileDraft(profile)
  const isDirty = hasChanges(profile, draft)
  const form = useForm({
    errors: {
      name: nameError(draft.name, user?.email ?? ''),
      about_me: aboutError(draft),
      prompts: promptsError(draft),
      country: null,
      city: 'city' in changesOf(profile, draft) ? townError(regions, draft) : null,
    },
    failure: saveFailure,
    onSubmit: () => dispatch(profileChanged(changesOf(profile, draft))),
  })
  const edit = (part: Parameters<typeof change>[0]): void => {
    if (saveStatus === 'ready' || saveStatus === 'failed') dispatch(saveResultCleared())
    change(part)
  }
  useEffect(
    () => () => {
      dispatch(saveResultCleared())
    },
    [dispatch],
  )

  return (
    <div css={formStyle}>
      <header css={headStyle}>
        <h1>{formatMessage(profileMessages.title)}</h1>
        {profile.gender && (
          <LinkButton to={addresses.member(profile.id)} variant="outline">
            {formatMessage(profileMessages.preview)}
          </LinkButton>
        )}
      </header>
      {profile.status === 'disabled' && (
        <Banner tone="neutral">{formatMessage(profileMessages.hidden)}</Banner>
      )}
      <Completeness profile={profile} />
      <Card>
        <Section anchor="profile-photo" title={formatMessage(profileMessages.photos)}>
          <PhotoManager />
        </Section>
      </Card>
      <VerificationCard />
      <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
        <ErrorSummary {...form.summary} />
        <Card>
          <Section
            anchor="profile-basics"
            title={formatMessage(profileMessages.basics)}
            text={formatMessage(profileMessages.birthFixed, {
              date: formatDate(profile.date_of_birth, { dateStyle: 'long', timeZone: 'UTC' }),
              age: profile.age,
            })}
          >
            <div data-field="name">
              <TextField
                autoComplete="given-name"
                label={formatMessage(fieldMessages.name)}
                hint={formatMessage(fieldMessages.nameHint)}
                error={form.errorOf('name')}
                value={draft.name}
                onChange={(name) => edit({ name })}
              />
            </div>
            <GenderFields draft={draft} onChange={edit} />
            <WishFields draft={draft} onChange={edit} />
          </Section>
        </Card>
        <Card>
          <Section anchor="profile-words" title={formatMessage(profileMessages.words)}>
            <WordsFields draft={draft} onChange={edit} aboutError={form.errorOf('about_me')} />
          </Section>
        </Card>
        <Card>
          <Section
            anchor="profile-prompts"
            title={formatMessage(promptsMessages.title)}
            text={formatMessage(promptsMessages.text, { max: limits.answeredPrompts })}
          >
            <PromptFields draft={draft} onChange={edit} />
          </Section>
        </Card>
        <Card>
          <Section anchor="profile-location" title={formatMessage(profileMessages.location)}>
            <LocationFields draft={draft} onChange={edit} errorOf={form.errorOf} />
          </Section>
        </Card>
        <Card>
          <Section anchor="profile-appearance" title={formatMessage(profileMessages.appearance)}>
            <AppearanceFields draft={draft} onChange={edit} />
          </Section>
        </Card>
        <Card>
          <Section anchor="profile-interests" title={formatMessage(profileMessages.interests)}>
            <InterestPicker draft={draft} onChange={edit} kind="common" isLabelHidden />
          </Section>
        </Card>
        <Card>
          <Section title={formatMessage(profileMessages.intimate)}>
            <IntimateFields draft={draft} onChange={edit} />
          </Section>
        </Card>
        <SaveBar
          isDirty={isDirty}
          isSaving={saveStatus === 'loading'}
          isSaved={saveStatus === 'ready' && !isDirty}
          failureText={form.general}
          onDiscard={() => reset(profile)}
        />
      </form>
    </div>
  )
}

const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
`
