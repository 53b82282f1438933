import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { GIVING_REFUSALS, SENDING_REFUSALS } from '#app/chat/conversations/chat_errors'
import { IdempotencyKeyMissing, NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { AgeCheckRequired } from '#app/members/people/members_errors'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/api/chats.php', [controllers.chat.conversations.Chats, 'index']).as('chats.index')
    router
      .delete('/api/chat.php', [controllers.chat.conversations.Chats, 'destroy'])
      .as('chats.destroy')
      .refuses(NotFound)
    router
      .get('/api/chats/:id/messages', [controllers.chat.messages.ChatMessages, 'index'])
      .as('chats.messages.index')
      .refuses(NotFound)
    router
      .put('/api/chats/:id/read', [controllers.chat.messages.ReadMarks, 'update'])
      .as('chats.read.update')
      .refuses(NotFound)
    router
      .put('/api/chats/:id/mute', [controllers.chat.conversations.MutedChats, 'update'])
      .as('chats.mute.update')
      .refuses(NotFound)
    router
      .put('/api/members/:id/draft', [controllers.chat.drafts.Drafts, 'update'])
      .as('members.draft.update')
      .refuses(NotFound)
    router
      .get('/api/members/:id/composer', [controllers.chat.composer.Composer, 'show'])
      .as('members.composer.show')
      .refuses(NotFound)
  })
  .use([middleware.tenant(), middleware.member(), middleware.ageVerified()])
router
  .post('/api/chats/:id/typing', [controllers.chat.messages.Typing, 'store'])
  .as('chats.typing.store')
  .refuses(NotFound, TooManyAttempts)
  .use([middleware.tenant({ writes: false }), middleware.member(), middleware.ageVerified()])
router
  .group(() => {
    router
      .post('/api/chats/:id/messages', [controllers.chat.messages.ChatMessages, 'store'])
      .as('chats.messages.store')
      .refuses(AgeCheckRequired, IdempotencyKeyMissing, ...SENDING_REFUSALS)
    router
      .post('/api/members/:id/messages', [controllers.chat.messages.MemberMessages, 'store'])
      .as('members.messages.store')
      .refuses(AgeCheckRequired, IdempotencyKeyMissing, ...SENDING_REFUSALS)
    router
      .post('/api/members/:id/gifts', [controllers.chat.messages.MemberGifts, 'store'])
      .as('members.gifts.store')
      .refuses(AgeCheckRequired, IdempotencyKeyMissing, ...GIVING_REFUSALS)
  })
  .use([middleware.tenant(), middleware.member({ asks: true })])
