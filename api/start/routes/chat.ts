import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { GIVING_REFUSALS, SENDING_REFUSALS } from '#app/chat/conversations/chat_errors'
import { AuthenticationRequired, IdempotencyKeyMissing, NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { AgeCheckRequired } from '#app/members/people/members_errors'
import { PHOTO_REFUSALS, PhotoBanned, PhotoTooLarge } from '#app/members/photos/processing/photo_errors'
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
      .put('/api/chats/:id/opened-photos', [controllers.chat.photos.OpenedPhotos, 'update'])
      .as('chats.opened_photos.update')
      .refuses(NotFound)
    router
      .delete('/api/chat-photos/:id', [controllers.chat.photos.ChatPhotos, 'destroy'])
      .as('chat_photos.destroy')
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
  .post('/api/chat-photos', [controllers.chat.photos.ChatPhotos, 'store'])
  .as('chat_photos.store')
  .takes('image/*', 'application/octet-stream')
  .refuses(AuthenticationRequired, AgeCheckRequired, ...PHOTO_REFUSALS, PhotoBanned, PhotoTooLarge, TooManyAttempts)
router
  .get('/photos/:tenant_id/chats/:file', [controllers.chat.photos.ChatPhotoFiles, 'show'])
  .where('file', /^[\w-]{1,100}\.webp$/)
  .as('chat_photo_files.show')
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
