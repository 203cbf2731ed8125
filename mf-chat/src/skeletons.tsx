import { ChatSkeleton } from './pages/ChatSkeleton'

export const skeletons = {
  chats: <ChatSkeleton isOpen={false} />,
  'chats-id': <ChatSkeleton isOpen />,
  'members-id-chat': <ChatSkeleton isOpen />,
}
