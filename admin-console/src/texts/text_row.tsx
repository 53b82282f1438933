import LockOutlined from '@mui/icons-material/LockOutlined'
import { Box, ButtonBase, Typography } from '@mui/material'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { useTranslate } from 'react-admin'
import { PageMark } from '#console/pages/page_mark.tsx'
import { type OwnText, saidText } from '#console/texts/own_text.ts'
import { languageOf } from '#console/texts/wordings.ts'

interface Props {
  text: OwnText
  wording: WrittenWording
  /** Undefined where it can't be changed. */
  onEdit: (() => void) | undefined
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2,
  width: '100%',
  px: 3,
  py: 1.25,
  textAlign: 'start',
}

export function TextRow({ text, wording, onEdit }: Props) {
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {onEdit ? (
        <ButtonBase
          onClick={onEdit}
          sx={{
            ...LINE,
            font: 'inherit',
            '&:hover': { bgcolor: 'action.hover' },
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          <Contents text={text} wording={wording} />
        </ButtonBase>
      ) : (
        <Box sx={LINE}>
          <Contents text={text} wording={wording} />
        </Box>
      )}
    </Box>
  )
}

function Contents({ text, wording }: Pick<Props, 'text' | 'wording'>) {
  const translate = useTranslate()
  const { name, product, own, fixed } = text
  const language = languageOf(wording)
  return (
    <>
      <Box component="span" sx={{ minWidth: 0, display: 'grid', overflowWrap: 'anywhere' }}>
        <Box component="span" lang={language} sx={{ fontWeight: 550, whiteSpace: 'pre-line' }}>
          {saidText(text)}
        </Box>
        {own !== null && (
          <Typography component="span" variant="body2" lang={language} sx={{ color: 'text.secondary' }}>
            <span lang="">{translate('pages.standard_text')}: </span>
            {product}
          </Typography>
        )}
        <Box component="code" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {name}
        </Box>
        {fixed && (
          <Typography
            component="span"
            variant="caption"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
          >
            <LockOutlined aria-hidden sx={{ fontSize: '0.875rem' }} />
            {translate(`own_texts.fixed.${fixed}`)}
          </Typography>
        )}
      </Box>
      {(own !== null || text.plain !== null) && <PageMark isOwn />}
    </>
  )
}
