import { publishSkeletons } from '@duetto/shared/platform/static'
import { contract } from './contract'
import { ChatSkeleton } from './pages/ChatSkeleton'

/** What stands in the place of each page until it draws itself. */
export const { draw } = publishSkeletons(contract, {
  chats: <ChatSkeleton isOpen={false} />,
  'chats-id': <ChatSkeleton isOpen />,
  'members-id-chat': <ChatSkeleton isOpen />,
})
