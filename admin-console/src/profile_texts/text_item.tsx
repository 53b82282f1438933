import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { useRowKeys } from '#console/lists/use_row_keys.ts'
import { VerdictButton } from '#console/moderation/verdict_button.tsx'
import { type ProfileText, TEXT_REFUSALS, type TextRefusal } from '#console/profile_texts/profile_text.ts'
import { TextFacts } from '#console/profile_texts/text_facts.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'

interface Props {
  text: ProfileText
  keys: ReturnType<ReturnType<typeof useRowKeys>>
  /** The row, or something in it, has the focus. */
  onReach(): void
  isChoosing: boolean
  isBusy: boolean
  onPublish(): void
  onChoose(): void
  onRefuse(reason: TextRefusal): void
  onCancel(): void
}

export function TextItem({ text, keys, onReach, isChoosing, ...decide }: Props) {
  const translate = useTranslate()
  const { tenant_id: tenantId, member, field, body, shown, state, reason } = text
  return (
    <Box
      component="li"
      {...keys}
      onFocusCapture={onReach}
      sx={{ p: 3, display: 'grid', gap: 1.5, '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={`/tenants/${tenantId}/show/members/${member.member_id}`}
            sx={{ fontWeight: 550 }}
          >
            {member.name}
          </Link>
          {` · ${translate(`profile_texts.fields.${field}`)}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`profile_texts.states.${state}`)}
          {reason && ` · ${translate(`profile_texts.reasons.${reason}`)}`}
        </Typography>
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Version title={translate('profile_texts.now')} text={shown} />
        <Version title={translate('profile_texts.new')} text={body} />
      </Box>
      <TextFacts text={text} />
      {state === 'held' && (isChoosing ? <Reasons {...decide} /> : <Verdicts {...decide} />)}
    </Box>
  )
}

function Version({ title, text }: { title: string; text: string }) {
  const translate = useTranslate()
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {text === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('profile_texts.nothing')}</Typography>
      ) : (
        <WrittenText isQuote>{text}</WrittenText>
      )}
    </Box>
  )
}

type Decide = Omit<Props, 'text' | 'keys' | 'onReach' | 'isChoosing'>

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1 }

function Verdicts({ isBusy, onPublish, onChoose }: Decide) {
  const translate = useTranslate()
  return (
    <Box sx={BUTTONS}>
      <VerdictButton
        label={translate('profile_texts.publish')}
        shortcut="p"
        variant="contained"
        color="primary"
        disabled={isBusy}
        onClick={onPublish}
      />
      <VerdictButton label={translate('profile_texts.refuse')} shortcut="r" disabled={isBusy} onClick={onChoose} />
    </Box>
  )
}

function Reasons({ isBusy, onRefuse, onCancel }: Decide) {
  const translate = useTranslate()
  return (
    <Box role="group" aria-label={translate('profile_texts.refuse')} sx={BUTTONS}>
      {TEXT_REFUSALS.map((reason, at) => (
        <VerdictButton
          key={reason}
          label={translate(`profile_texts.reasons.${reason}`)}
          shortcut={String(at + 1)}
          isFocused={at === 0}
          disabled={isBusy}
          onClick={() => onRefuse(reason)}
        />
      ))}
      <VerdictButton label={translate('ra.action.cancel')} shortcut="Escape" variant="text" onClick={onCancel} />
    </Box>
  )
}
