import { ChatShape } from './pages/ChatShape'

export const skeletons = {
  chats: <ChatShape isOpen={false} />,
  'chats-id': <ChatShape isOpen />,
  'members-id-chat': <ChatShape isOpen />,
}
