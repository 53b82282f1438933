import react from '@vitejs/plugin-react'
import { languageTexts } from '@manyhearts/locales/vite/language_texts'
import { defineConfig } from 'vite'

/**
 * What every screen needs in one file, in another the dashboard with what it shares with brands, and in a third what several of the
 * others share, instead of forty small ones.
 */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'dashboard', test: /admin-console\/src\/dashboard\//, priority: 1 },
  { name: 'shared', minShareCount: 2 },
]

/** Groups of texts that only a brand's screens say, and the log. */
const OF_BRANDS = [
  'answer_templates',
  'audit',
  'audit_actions',
  'audit_details',
  'bans',
  'campaigns',
  'complaints',
  'deletions',
  'desk',
  'desk_flags',
  'erasures',
  'figures',
  'held_messages',
  'invitations',
  'looks',
  'manifests',
  'member_actions',
  'member_notes',
  'own_texts',
  'partners',
  'payment_tasks',
  'payments',
  'postbacks',
  'privacy_requests',
  'profile_texts',
  'pushes',
  'reach_checks',
  'sanctions',
  'state_form',
  'suspicions',
  'system_health',
  'timeline',
  'trust',
  'verifications',
]

/** Builds to dist: hashed files under /assets/, and index.html, which the API serves with a fresh nonce. */
export default defineConfig({
  plugins: [react(), languageTexts(['console'], { later: OF_BRANDS })],
  publicDir: false,
  // Replaced by the API (api/app/admin/console_controller.ts).
  html: { cspNonce: '{{nonce}}' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A data: URL would violate the strict font-src.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
})
