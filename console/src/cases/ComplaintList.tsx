import { Card, CardContent, Stack, Typography } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { Link } from 'react-admin'
import { Cards } from '../parts/Cards'
import { ConsoleList } from '../parts/ConsoleList'
import { Facts } from '../parts/Facts'
import { formatMoment } from '../parts/format'
import { useText } from '../parts/useText'
import { AnswerButton } from './AnswerButton'

type Complaint = ConsoleResponse<'listComplaints'>['complaints'][number] & { id: string }

const ComplaintCard = ({ complaint }: { complaint: Complaint }) => {
  const text = useText()
  const { reference, member, name, email, subject, text: words, language, created_at } = complaint
  return (
    <Card variant="outlined" component="li">
      <CardContent>
        <Typography variant="h2">{reference}</Typography>
        <Facts
          facts={[
            [text('complaint.subject'), text(`complaint.subjects.${subject}`)],
            [text('complaint.from'), `${name}, ${email}`],
            [text('complaint.received'), formatMoment(created_at)],
            [text('complaint.language'), language],
            [text('complaint.text'), words],
          ]}
        />
        <Stack direction="row" useFlexGap spacing={2} sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <AnswerButton reference={reference} language={language} />
          {member !== null && <Link to={`/members/${member}/show`}>{text('complaint.member')}</Link>}
        </Stack>
      </CardContent>
    </Card>
  )
}

export const ComplaintList = () => {
  const text = useText()
  return (
    <ConsoleList title={text('menu.complaints')} actions={false} component="div">
      <Cards<Complaint>
        intro={text('complaint.intro')}
        render={(complaint) => <ComplaintCard complaint={complaint} />}
      />
    </ConsoleList>
  )
}
