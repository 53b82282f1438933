import { Box, Button, Link, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { DataTable, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Campaign } from '#console/campaigns/campaign.ts'

const Column = DataTable.Col<Campaign>

interface Props {
  /** Whether names lead to the form. */
  writes: boolean
  /** Makes a link for a campaign. */
  onChoose(slug: string): void
}

export function CampaignTable({ writes, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <DataTable<Campaign> rowClick={false} bulkActionButtons={false} sx={{ '& td': { verticalAlign: 'top' } }}>
      <Column
        source="slug"
        disableSort
        sx={{ overflowWrap: 'anywhere' }}
        render={({ id, slug }) =>
          writes ? (
            <Link component={RouterLink} to={id}>
              {slug}
            </Link>
          ) : (
            slug
          )
        }
      />
      <Column source="texts" disableSort render={({ texts }) => <Texts texts={texts} />} />
      <Column
        source="missing"
        disableSort
        render={({ missing }) =>
          missing.map((language) => LANGUAGE_NAMES[language]).join(', ') || translate('campaigns.nothing_missing')
        }
      />
      <Column
        label="campaigns.make_link"
        align="right"
        render={({ slug }) => (
          <Button size="small" aria-label={translate('campaigns.link_for', { slug })} onClick={() => onChoose(slug)}>
            {translate('campaigns.make_link')}
          </Button>
        )}
      />
    </DataTable>
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
