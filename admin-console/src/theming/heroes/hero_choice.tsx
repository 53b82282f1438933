import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import DrawOutlined from '@mui/icons-material/DrawOutlined'
import { Box, Button, Radio, RadioGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { languagesOf } from '#console/forms/language_texts.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { CHOICE_CARD } from '#console/theming/choice_card.ts'
import type { Hero } from '#console/theming/heroes/hero.ts'
import { HeroCard } from '#console/theming/heroes/hero_card.tsx'
import { HeroDialog } from '#console/theming/heroes/hero_dialog.tsx'
import { NewHeroDialog } from '#console/theming/heroes/new_hero_dialog.tsx'
import { useHeroes } from '#console/theming/heroes/use_heroes.ts'

interface Props {
  tenant: WholeTenant
  /** Key of a picture; undefined for the preset's drawings. */
  chosen: string | undefined
  composition: string
  fault: string | undefined
  isReadOnly: boolean
  onChoose(key: string | undefined): void
  /** After one was changed that the page may show. */
  onChanged(): void
}

/** Whether the front page shows drawings of the preset or a picture of the brand's own, and which ones there are. */
export function HeroChoice({ tenant, chosen, composition, fault, isReadOnly, onChoose, onChanged }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const { data, error, refetch } = useHeroes(tenant.id)
  const [open, setOpen] = useState<string>()
  const heroes = data?.heroes ?? []
  const edited = heroes.find(({ key }) => key === open)
  const close = () => setOpen(undefined)

  async function after(text: string) {
    close()
    notify(text, { type: 'success' })
    await refetch()
    onChanged()
  }

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id="theme-hero" variant="h2">
        {translate('heroes.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('heroes.text')}
      </Typography>
      <RadioGroup
        aria-labelledby="theme-hero"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
        sx={{
          mt: 0.5,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box component="label" sx={CHOICE_CARD}>
          <Box
            component="span"
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              aspectRatio: '3 / 2',
              bgcolor: 'action.hover',
              color: 'text.secondary',
            }}
          >
            <DrawOutlined />
          </Box>
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', px: 0.5, minHeight: 40 }}>
            <Radio value="" size="small" sx={{ p: 0.75 }} />
            <Box component="span" sx={{ fontWeight: 550, py: 0.75, lineHeight: 1.25 }}>
              {translate('heroes.drawn')}
            </Box>
          </Box>
        </Box>
        {heroes.map((hero, place) => (
          <HeroCard
            key={hero.key}
            hero={hero}
            number={place + 1}
            isDescribed={isDescribed(tenant, hero)}
            onEdit={isReadOnly ? undefined : () => setOpen(hero.key)}
          />
        ))}
      </RadioGroup>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {fault && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {fault}
        </Typography>
      )}
      {!isReadOnly && data && heroes.length < data.limit && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<AddPhotoAlternateOutlined />}
          onClick={() => setOpen('new')}
          sx={{ justifySelf: 'start', mt: 0.5 }}
        >
          {translate('heroes.add')}
        </Button>
      )}
      {open === 'new' && data && (
        <NewHeroDialog
          path={`/api/tenants/${tenant.id}/heroes`}
          megabytes={data.megabytes}
          onDone={async ({ key }) => {
            await refetch()
            // Its description and crop come next.
            setOpen(key)
          }}
          onClose={close}
        />
      )}
      {edited && (
        <HeroDialog
          tenant={tenant}
          hero={edited}
          number={heroes.indexOf(edited) + 1}
          composition={composition}
          isChosen={edited.key === chosen}
          onSaved={() => void after('heroes.saved')}
          onRemoved={() => void after('heroes.removed')}
          onClose={close}
        />
      )}
    </Box>
  )
}

function isDescribed({ domains }: WholeTenant, { alt }: Hero): boolean {
  return languagesOf({ domains }, {}).every((language) => alt[language]?.trim())
}
