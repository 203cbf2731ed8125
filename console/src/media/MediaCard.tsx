import { Typography } from '@mui/material'
import type { ReviewedMedia } from '@duetto/shared/contract/console'
import { Link } from 'react-admin'
import { MediaView } from '../parts/MediaView'
import { useText } from '../parts/useText'
import { MemberFacts } from '../review/MemberFacts'
import { ReviewCard } from '../review/ReviewCard'
import { mediaUrl } from '../server/callConsole'

export const MediaCard = ({
  media: { id, cover, explicit, member, recipient, text: words, refused },
}: {
  media: ReviewedMedia
}) => {
  const text = useText()
  const kind = cover === null ? 'voiceOf' : 'photoOf'
  return (
    <ReviewCard
      name={text(`media.${kind}`, { name: member.name, age: member.age })}
      picture={
        <MediaView
          key={id}
          src={mediaUrl(id)}
          cover={cover}
          explicit={explicit}
          sender={member.name}
          height="min(50vh, 32rem)"
        />
      }
    >
      <MemberFacts member={member} />
      {refused > 0 && (
        <Typography color="error">{text('media.refusedBefore', { smart_count: refused })}</Typography>
      )}
      <Typography sx={{ mt: 1 }}>
        {`${text('media.to')} `}
        <Link to={`/members/${recipient.id}/show`}>
          {recipient.name || text('member.nameless', { id: recipient.id })}
        </Link>
      </Typography>
      {words && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
      )}
      <Typography color="text.secondary" sx={{ mt: 2 }}>
        {text('media.effect')}
      </Typography>
    </ReviewCard>
  )
}
