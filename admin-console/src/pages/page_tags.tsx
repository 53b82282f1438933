import { Box, ButtonBase, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Page, Tag } from '#console/pages/page.ts'

interface Props {
  page: Page
  onInsert(before: string, after: string): void
}

export function PageTags({ page, onInsert }: Props) {
  const translate = useTranslate()
  const [isSection, setIsSection] = useState(false)
  const press = ({ name, value }: Tag) =>
    isSection || typeof value === 'boolean' ? onInsert(`{{#${name}}}`, `{{/${name}}}`) : onInsert(`{{${name}}}`, '')
  return (
    <Box component="section" aria-labelledby="page-tags" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id="page-tags" component="h3" sx={{ fontWeight: 550, flexGrow: 1 }}>
          {translate('pages.tags.title')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isSection}
          onChange={(_, chosen: boolean | null) => chosen !== null && setIsSection(chosen)}
          aria-label={translate('pages.tags.as')}
        >
          <ToggleButton value={false}>{translate('pages.tags.value')}</ToggleButton>
          <ToggleButton value={true}>{translate('pages.tags.section')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate(isSection ? 'pages.tags.about_section' : 'pages.tags.about', { host: page.host })}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: 336,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
        }}
      >
        {page.tags.map((tag) => (
          <Box component="li" key={tag.name} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <TagButton tag={tag} language={page.language} onPress={() => press(tag)} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function TagButton({ tag, language, onPress }: { tag: Tag; language: string; onPress(): void }) {
  const translate = useTranslate()
  const { name, value } = tag
  const worth = typeof value === 'boolean' ? translate(`ra.boolean.${value}`) : value
  return (
    <ButtonBase
      onClick={onPress}
      sx={{
        width: '100%',
        minHeight: 44,
        font: 'inherit',
        px: 1.5,
        py: 0.75,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: 2,
        textAlign: 'start',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <span>
        <Box component="span" sx={{ display: 'block' }}>
          {translate(`pages.tags.names.${name}`, { _: translate(`settings.${name}`) })}
        </Box>
        <Box component="code" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{`{{${name}}}`}</Box>
      </span>
      {worth === '' ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('settings_form.value_not_set')}
        </Box>
      ) : (
        <Box
          component="span"
          lang={typeof value === 'boolean' ? undefined : language}
          sx={{
            overflowWrap: 'anywhere',
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
          }}
        >
          {worth}
        </Box>
      )}
    </ButtonBase>
  )
}
