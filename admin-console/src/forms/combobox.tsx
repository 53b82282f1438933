import { Box, CircularProgress, InputBase, Typography } from '@mui/material'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { VISUALLY_HIDDEN } from '#console/theme/visually_hidden.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { focus } from '#console/theme/focus.ts'

export interface Choice {
  id: string
  content: ReactNode
  /** Where one is already. */
  isCurrent?: boolean
  onChoose(): void
}

export interface ChoiceGroup {
  id: string
  title: string
  choices: Choice[]
}

interface Props {
  label: string
  placeholder: string
  text: string
  onText(text: string): void
  groups: readonly ChoiceGroup[]
  isBusy: boolean
  /** What a screen reader says when the choices change. */
  says: string
  /** Beside the field. */
  end?: ReactNode
  /** Under the choices. */
  children?: ReactNode
}

/** A field with choices below it (WAI-ARIA's combobox): the focus stays in the field, and arrows and Enter choose. */
export function Combobox({ label, placeholder, text, onText, groups, isBusy, says, end, children }: Props) {
  const id = useId()
  const [sought, setSought] = useState<string>()
  const choices = groups.flatMap((group) => group.choices)
  const active = choices.find((choice) => choice.id === sought) ?? choices[0]
  const idOf = (choice: Choice) => `${id}-${choice.id}`
  const activeId = active && idOf(active)
  /** Enter was pressed before anything was found: whoever types a code doesn't look up. */
  const isHasty = useRef(false)
  useEffect(() => {
    if (!active || !isHasty.current) return
    isHasty.current = false
    active.onChoose()
  }, [active])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    isHasty.current = event.key === 'Enter' && isBusy && !active
    if (!active) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) setSought(choices.at((choices.indexOf(active) + by) % choices.length)!.id)
    else if (event.key === 'Enter') active.onChoose()
    else return
    event.preventDefault()
  }

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, minHeight: 52 }}>
        <SearchOutlined fontSize="small" sx={{ color: 'text.secondary' }} />
        <InputBase
          fullWidth
          value={text}
          placeholder={placeholder}
          onChange={(event) => {
            setSought(undefined)
            onText(event.target.value)
          }}
          onKeyDown={press}
          inputRef={focus}
          inputProps={{
            role: 'combobox',
            'aria-label': label,
            'aria-autocomplete': 'list',
            'aria-expanded': choices.length > 0,
            'aria-controls': choices.length > 0 ? id : undefined,
            'aria-activedescendant': activeId,
            autoComplete: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            maxLength: 100,
          }}
          // The dialog is its frame, and whatever is typed goes into it.
          sx={{ fontSize: '1rem', '& :focus-visible': { outline: 0 } }}
        />
        {isBusy && <CircularProgress size={16} color="inherit" sx={{ color: 'text.secondary', flexShrink: 0 }} />}
        {end}
      </Box>
      {choices.length > 0 && (
        <Box
          id={id}
          role="listbox"
          aria-label={label}
          sx={{ overflowY: 'auto', minHeight: 0, borderTop: 1, borderColor: 'divider', p: 1, pt: 0 }}
        >
          {groups.map(
            (group) =>
              group.choices.length > 0 && (
                <Box key={group.id} role="group" aria-labelledby={`${id}-${group.id}-title`}>
                  <Typography
                    id={`${id}-${group.id}-title`}
                    role="presentation"
                    component="div"
                    variant="caption"
                    sx={{ px: 1, pt: 1.5, pb: 0.5, color: 'text.secondary', fontWeight: 550 }}
                  >
                    {group.title}
                  </Typography>
                  {group.choices.map((choice) => (
                    <Box
                      key={choice.id}
                      id={idOf(choice)}
                      role="option"
                      aria-selected={choice === active}
                      aria-current={choice.isCurrent ? 'page' : undefined}
                      onMouseMove={() => choice !== active && setSought(choice.id)}
                      // The field keeps the focus.
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => choice.onChoose()}
                      sx={{
                        px: 1,
                        py: 0.75,
                        minHeight: 36,
                        display: 'flex',
                        alignItems: 'center',
                        borderRadius: 1,
                        cursor: 'pointer',
                        ...(choice === active && { bgcolor: 'action.selected' }),
                      }}
                    >
                      {choice.content}
                    </Box>
                  ))}
                </Box>
              )
          )}
        </Box>
      )}
      {children}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {says}
      </Box>
    </>
  )
}
