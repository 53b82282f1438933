import { Alert, Box, Button, TextField } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Taken } from '#console/desk/desk_chat.ts'
import { isRefused } from '#console/desk/desk_calls.ts'
import type { DeskQueue } from '#console/desk/desk_queue.ts'
import type { DeskState } from '#console/desk/desk_state.ts'
import { draftOf, hasContent } from '#console/desk/drafts.ts'
import { HandingDialog } from '#console/desk/handing_dialog.tsx'
import { ChosenPhoto } from '#console/desk/photos/chosen_photo.tsx'
import { PhotoMenu } from '#console/desk/photos/photo_menu.tsx'
import { Shortcut } from '#console/desk/shortcut.tsx'
import { useDeskKeys } from '#console/desk/use_desk_keys.ts'
import { failureText } from '#console/forms/failure_text.ts'
import { TemplateMenu } from '#console/templates/template_menu.tsx'

const LONGEST = 5000

/** Where the answer is written. What was written is never lost: by a refusal, by a newer message, nor by somebody else's having the conversation. */
export function DeskComposer({ queue, state, taken }: { queue: DeskQueue; state: DeskState; taken: Taken }) {
  const translate = useTranslate()
  const { chat } = taken
  const isLike = chat.liked_at !== null
  const { isLost, isSending, failure, seenUpTo } = state
  const area = useRef<HTMLTextAreaElement>(null)
  const templates = useRef<HTMLButtonElement>(null)
  const photos = useRef<HTMLButtonElement>(null)
  const [isHanding, setIsHanding] = useState(false)
  useEffect(() => area.current?.focus(), [])
  useDeskKeys({
    KeyT: () => templates.current?.click(),
    KeyP: () => photos.current?.click(),
    KeyH: () => !isLost && !isLike && setIsHanding(true),
  })
  const { text, photo } = draftOf(state.drafts, chat.id)
  const hasNews = chat.messages.some(({ seq, side }) => seq > seenUpTo && side === 'member')
  const refusal = failure === undefined ? '' : translate(failureText(failure), { _: failureText(failure) })
  return (
    <>
      <Box
        component="form"
        onSubmit={(event: { preventDefault(): void }) => {
          event.preventDefault()
          void queue.send()
        }}
        sx={{ p: 2.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}
      >
        <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
          {chat.member_in_care && <Alert severity="info">{translate('desk.in_care')}</Alert>}
          {isLost && <Alert severity="warning">{translate(isLike ? 'desk.like.lost' : 'desk.lost')}</Alert>}
          {!isLost && hasNews && <Alert severity="info">{translate('desk.news', { name: chat.member.name })}</Alert>}
          {refusal && <Alert severity={isRefused(failure) ? 'error' : 'warning'}>{refusal}</Alert>}
        </Box>
        <TextField
          fullWidth
          multiline
          minRows={3}
          maxRows={10}
          inputRef={area}
          label={translate('desk.answer_as', { name: chat.profile.name })}
          value={text}
          error={isRefused(failure)}
          helperText={translate('desk.rules')}
          onChange={({ target }) => queue.write(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void queue.send()
          }}
          slotProps={{ htmlInput: { maxLength: LONGEST, lang: chat.language, 'aria-keyshortcuts': 'Control+Enter' } }}
          sx={{ m: 0 }}
        />
        {photo && <ChosenPhoto chat={chat} photo={photo} onRemove={() => queue.choosePhoto(null)} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <TemplateMenu
            area={area}
            button={templates}
            keyShortcut={{ name: 'Alt+T', shown: <Shortcut>Alt T</Shortcut> }}
            tenantId={chat.tenant.id}
            purpose="desk"
            language={chat.language}
            fallback={chat.tenant.language}
            values={{ name: chat.member.name, profile: chat.profile.name, brand: chat.tenant.name }}
          />
          <PhotoMenu area={area} button={photos} chat={chat} onChoose={(id) => queue.choosePhoto(id)} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            type="submit"
            variant="contained"
            loading={isSending}
            disabled={isLost || !hasContent(state.drafts, chat.id)}
          >
            {translate('desk.send')}
            <Shortcut>Ctrl ↵</Shortcut>
          </Button>
          <Button
            color="inherit"
            disabled={isLost || isSending}
            aria-keyshortcuts="Alt+K"
            onClick={() => void queue.close()}
          >
            {translate(isLike ? 'desk.like.close' : 'desk.close')}
            <Shortcut>Alt K</Shortcut>
          </Button>
          <Button
            color="inherit"
            disabled={isSending && !isLost}
            aria-keyshortcuts="Alt+S"
            onClick={() => queue.skip()}
          >
            {translate(isLost ? 'desk.go_on' : 'desk.skip')}
            <Shortcut>Alt S</Shortcut>
          </Button>
          {!isLike && (
            <Button
              color="inherit"
              disabled={isLost}
              aria-haspopup="dialog"
              aria-keyshortcuts="Alt+H"
              onClick={() => setIsHanding(true)}
            >
              {translate('desk_flags.handing.open')}
              <Shortcut>Alt H</Shortcut>
            </Button>
          )}
        </Box>
      </Box>
      {/* Not within the form, which would hear of its being sent. */}
      {isHanding && <HandingDialog taken={taken} onClose={() => setIsHanding(false)} />}
    </>
  )
}
