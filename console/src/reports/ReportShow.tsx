import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import type { ConsoleReport } from '@duetto/shared/contract/console'
import { Link, ShowBase, Title, useRecordContext } from 'react-admin'
import { photoUrl } from '../server/callConsole'
import { Facts } from '../parts/Facts'
import { formatMoment } from '../parts/format'
import { Columns } from '../parts/Columns'
import { useText } from '../parts/useText'
import { Conversation } from './Conversation'
import { DecisionButtons } from './DecisionButtons'

const ReportPage = () => {
  const text = useText()
  const report = useRecordContext<ConsoleReport & { id: string }>()
  // Until the details have loaded, react-admin may pass a list row without them.
  if (!report || !('subject_id' in report)) return null
  const { reference, kind, status, profile, reporter, photo_id, about_me } = report
  const isAutomatic = kind === 'copies'
  const member = (person: typeof profile, missing: string) =>
    person ? (
      <Link to={`/members/${person.id}/show`}>{person.name || text('member.nameless', person)}</Link>
    ) : (
      missing
    )
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={reference} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h1" component="h2">
          {reference}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        {status === 'open' && <DecisionButtons reference={reference} isAutomatic={isAutomatic} />}
      </Stack>
      <Columns>
        <Card variant="outlined">
          <CardContent>
            <Facts
              facts={[
                [text('member.status'), text(`report.status.${status}`)],
                [text('report.kind'), text(`report.kinds.${kind}`)],
                [text('report.reason'), text(`measure.rules.${report.reason}`)],
                [text('report.text'), report.text || '–'],
                [text('report.member'), member(profile, text('report.gone'))],
                [
                  text('report.reporter'),
                  member(reporter, text(isAutomatic ? 'report.site' : 'report.visitor')),
                ],
                [text('report.created'), formatMoment(report.created_at)],
                ...(report.decided_at
                  ? [
                      [text('report.decidedAt'), formatMoment(report.decided_at)] as const,
                      [text('report.decision'), report.decision ?? '–'] as const,
                    ]
                  : []),
              ]}
            />
          </CardContent>
        </Card>
        <Card variant="outlined">
          <CardContent>
            {photo_id !== null && (
              <>
                <Typography variant="h2" sx={{ mb: 1 }}>
                  {text(kind === 'photo' ? 'report.photo' : 'report.mainPhoto')}
                </Typography>
                <Box
                  component="img"
                  src={photoUrl(photo_id, 'full')}
                  alt={text(kind === 'photo' ? 'report.photo' : 'report.mainPhoto')}
                  sx={{ maxWidth: '100%', maxHeight: '60vh', display: 'block', borderRadius: 1 }}
                />
              </>
            )}
            {about_me !== null && (
              <>
                <Typography variant="h2" sx={{ mt: 2, mb: 1 }}>
                  {text('report.profileText')}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-line' }}>{about_me || '–'}</Typography>
              </>
            )}
            {(kind === 'message' || isAutomatic) && (
              <Conversation reference={reference} profileId={profile?.id ?? null} />
            )}
            {kind === 'photo' && photo_id === null && <Typography>{text('report.gone')}</Typography>}
          </CardContent>
        </Card>
      </Columns>
    </Box>
  )
}

export const ReportShow = () => (
  <ShowBase>
    <ReportPage />
  </ShowBase>
)
