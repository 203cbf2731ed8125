import { publishSkeletons } from '@duetto/shared/platform/prerender'
import { contract } from './contract'
import { ChatShape } from './pages/ChatShape'

/** What stands in the place of each page until it draws itself. */
export const { draw } = publishSkeletons(contract, {
  chats: <ChatShape isOpen={false} />,
  'chats-id': <ChatShape isOpen />,
  'members-id-chat': <ChatShape isOpen />,
})
