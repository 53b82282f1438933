import { Box, Button, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useTranslate } from 'react-admin'
import type { Campaign } from '#console/campaigns/campaign.ts'
import type { Column } from '#console/lists/column.ts'
import { ListTable } from '#console/lists/list_table.tsx'

interface Props {
  /** Whether rows lead to the form. */
  writes: boolean
  /** Makes a link for a campaign. */
  onChoose(slug: string): void
}

export function CampaignTable({ writes, onChoose }: Props) {
  const translate = useTranslate()
  const columns: Column<Campaign>[] = [
    { source: 'slug', sx: { overflowWrap: 'anywhere', fontWeight: 550 }, render: ({ slug }) => slug },
    { source: 'texts', render: ({ texts }) => <Texts texts={texts} /> },
    {
      source: 'missing',
      from: 'md',
      render: ({ missing }) =>
        missing.map((language) => LANGUAGE_NAMES[language]).join(', ') || translate('campaigns.nothing_missing'),
    },
    {
      source: 'link',
      label: 'campaigns.make_link',
      align: 'right',
      render: ({ slug }) => (
        <Button
          size="small"
          aria-label={translate('campaigns.link_for', { slug })}
          sx={{ whiteSpace: 'nowrap' }}
          onClick={() => onChoose(slug)}
        >
          {translate('campaigns.make_link')}
        </Button>
      ),
    },
  ]
  return (
    <ListTable<Campaign>
      columns={columns}
      nameOf={({ slug }) => slug}
      isTopAligned
      open={writes ? ({ id }) => String(id) : undefined}
    />
  )
}

function Texts({ texts }: Pick<Campaign, 'texts'>) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {Object.entries(texts).map(([language, { title, text }]) => (
        <div key={language}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {LANGUAGE_NAMES[language as Language]}
          </Typography>
          <Box component="dd" lang={language} sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 550 }}>{title}</Box>
            {text}
          </Box>
        </div>
      ))}
    </Box>
  )
}
