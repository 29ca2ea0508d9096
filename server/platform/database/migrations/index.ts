import { Migration20261121_01_platform } from './Migration20261121_01_platform.js';
import { Migration20261121_02_outbox } from './Migration20261121_02_outbox.js';
import { Migration20261121_03_identity } from './Migration20261121_03_identity.js';
import { Migration20261121_04_companies } from './Migration20261121_04_companies.js';
import { Migration20261121_05_jobs } from './Migration20261121_05_jobs.js';
import { Migration20261121_06_media } from './Migration20261121_06_media.js';
import { Migration20261121_07_matching } from './Migration20261121_07_matching.js';
import { Migration20261121_08_account_security } from './Migration20261121_08_account_security.js';
import { Migration20261121_09_disclosures } from './Migration20261121_09_disclosures.js';
import { Migration20261121_10_profile_files } from './Migration20261121_10_profile_files.js';
import { Migration20261121_11_credits } from './Migration20261121_11_credits.js';
import { Migration20261121_12_job_search } from './Migration20261121_12_job_search.js';
import { Migration20261121_13_match_review } from './Migration20261121_13_match_review.js';
import { Migration20261121_14_reservations } from './Migration20261121_14_reservations.js';
import { Migration20261121_15_billing } from './Migration20261121_15_billing.js';
import { Migration20261121_16_candidate_search } from './Migration20261121_16_candidate_search.js';
import { Migration20261121_17_second_factor } from './Migration20261121_17_second_factor.js';
import { Migration20261121_18_applications } from './Migration20261121_18_applications.js';
import { Migration20261121_19_company_videos } from './Migration20261121_19_company_videos.js';
import { Migration20261121_20_messaging } from './Migration20261121_20_messaging.js';
import { Migration20261121_21_job_renewal } from './Migration20261121_21_job_renewal.js';
import { Migration20261121_22_notifications } from './Migration20261121_22_notifications.js';
import { Migration20261121_23_bookings } from './Migration20261121_23_bookings.js';
import { Migration20261121_24_media_words } from './Migration20261121_24_media_words.js';
import { Migration20261121_25_media_ladder } from './Migration20261121_25_media_ladder.js';
import { Migration20261121_26_taxonomy } from './Migration20261121_26_taxonomy.js';
import { Migration20261121_27_one_plan_payment } from './Migration20261121_27_one_plan_payment.js';
import { Migration20261121_28_back_office } from './Migration20261121_28_back_office.js';
import { Migration20261121_29_recordings } from './Migration20261121_29_recordings.js';
import { Migration20261121_30_report_news } from './Migration20261121_30_report_news.js';
import { Migration20261121_31_people_lists } from './Migration20261121_31_people_lists.js';
import { Migration20261122_34_fairness } from './Migration20261122_34_fairness.js';
import { Migration20261122_35_text_vectors } from './Migration20261122_35_text_vectors.js';
import { Migration20261123_36_posting_questions } from './Migration20261123_36_posting_questions.js';
import { Migration20261123_37_application_source } from './Migration20261123_37_application_source.js';
import { Migration20261124_39_masked_matches } from './Migration20261124_39_masked_matches.js';
import { Migration20261124_42_video_sale } from './Migration20261124_42_video_sale.js';
import { Migration20261124_43_company_verification } from './Migration20261124_43_company_verification.js';
import { Migration20261124_38_list_entries } from './Migration20261124_38_list_entries.js';
import { Migration20261124_40_closed_pairs } from './Migration20261124_40_closed_pairs.js';
import { Migration20261124_41_offers_and_endings } from './Migration20261124_41_offers_and_endings.js';
import { Migration20261124_45_studio_confirmation } from './Migration20261124_45_studio_confirmation.js';
import { Migration20261125_46_booking_places } from './Migration20261125_46_booking_places.js';
import { Migration20261125_47_company_news } from './Migration20261125_47_company_news.js';
import { Migration20261125_48_taxonomy_topics } from './Migration20261125_48_taxonomy_topics.js';
import { Migration20261125_49_seeker_title } from './Migration20261125_49_seeker_title.js';
import { Migration20261125_56_event_versions } from './Migration20261125_56_event_versions.js';
import { Migration20261125_54_ledger_checkpoints } from './Migration20261125_54_ledger_checkpoints.js';
import { Migration20261125_62_application_bulk } from './Migration20261125_62_application_bulk.js';
import { Migration20261125_58_backup_reports } from './Migration20261125_58_backup_reports.js';
import { Migration20261125_60_company_team } from './Migration20261125_60_company_team.js';
import { Migration20261125_66_saved_jobs } from './Migration20261125_66_saved_jobs.js';
import { Migration20261125_63_shortlists } from './Migration20261125_63_shortlists.js';
import { Migration20261125_58_search_selectors } from './Migration20261125_58_search_selectors.js';
import { Migration20261125_61_reviews_and_notes } from './Migration20261125_61_reviews_and_notes.js';
import { Migration20261125_68_video_lanes } from './Migration20261125_68_video_lanes.js';
import { Migration20261125_67_resume_reading } from './Migration20261125_67_resume_reading.js';
import { Migration20261125_50_command_results } from './Migration20261125_50_command_results.js';
import { Migration20261125_53_video_faults } from './Migration20261125_53_video_faults.js';
import { Migration20261121_33_match_index } from './Migration20261121_33_match_index.js';
import { Migration20261124_44_plan_terms } from './Migration20261124_44_plan_terms.js';
import { Migration20261125_57_stray_files } from './Migration20261125_57_stray_files.js';
import { Migration20261125_69_operating_facts } from './Migration20261125_69_operating_facts.js';
import { Migration20261125_72_own_stages } from './Migration20261125_72_own_stages.js';
import { Migration20261125_70_share_links } from './Migration20261125_70_share_links.js';
import { Migration20261126_75_company_directory } from './Migration20261126_75_company_directory.js';
import { Migration20261126_76_credit_pool } from './Migration20261126_76_credit_pool.js';
import { Migration20261126_73_passkeys } from './Migration20261126_73_passkeys.js';
import { Migration20261126_74_push_devices } from './Migration20261126_74_push_devices.js';
import { Migration20261126_71_blind_reviews } from './Migration20261126_71_blind_reviews.js';
import { Migration20261126_84_message_templates } from './Migration20261126_84_message_templates.js';
import { Migration20261126_86_closing_reasons } from './Migration20261126_86_closing_reasons.js';
import { Migration20261126_77_team_activity } from './Migration20261126_77_team_activity.js';
import { Migration20261126_78_member_calendars } from './Migration20261126_78_member_calendars.js';
import { Migration20261126_80_interview_rooms } from './Migration20261126_80_interview_rooms.js';
import { Migration20261126_87_stage_actions } from './Migration20261126_87_stage_actions.js';
import { Migration20261126_79_free_times } from './Migration20261126_79_free_times.js';
import { Migration20261126_85_message_signatures } from './Migration20261126_85_message_signatures.js';
import { Migration20261126_88_silent_videos } from './Migration20261126_88_silent_videos.js';
import { Migration20261126_89_interview_recordings } from './Migration20261126_89_interview_recordings.js';
import { Migration20261126_91_interview_reminders } from './Migration20261126_91_interview_reminders.js';
import { Migration20261126_94_email_sign_in } from './Migration20261126_94_email_sign_in.js';
import { Migration20261126_93_handovers } from './Migration20261126_93_handovers.js';
import { Migration20261126_92_scheduled_messages } from './Migration20261126_92_scheduled_messages.js';
import { Migration20261126_82_company_sign_in } from './Migration20261126_82_company_sign_in.js';
import { Migration20261126_96_interview_buffers } from './Migration20261126_96_interview_buffers.js';
import { Migration20261126_97_member_caldav } from './Migration20261126_97_member_caldav.js';
import { Migration20261126_100_calendar_events } from './Migration20261126_100_calendar_events.js';
import { Migration20261126_101_shared_presets } from './Migration20261126_101_shared_presets.js';
import { Migration20261126_103_encoders } from './Migration20261126_103_encoders.js';
import { Migration20261126_105_presentation_kinds } from './Migration20261126_105_presentation_kinds.js';
import { Migration20261126_106_answer_preferences } from './Migration20261126_106_answer_preferences.js';
import { Migration20261126_109_presence_draws } from './Migration20261126_109_presence_draws.js';
import { Migration20261127_52_trace_parents } from './Migration20261127_52_trace_parents.js';
import { Migration20261127_51_company_domain_proofs } from './Migration20261127_51_company_domain_proofs.js';
import { Migration20261126_98_refusals_told_later } from './Migration20261126_98_refusals_told_later.js';
import { Migration20261126_99_notification_groups } from './Migration20261126_99_notification_groups.js';
import { Migration20261126_111_kept_spans } from './Migration20261126_111_kept_spans.js';
import { Migration20261127_59_one_file_a_rung } from './Migration20261127_59_one_file_a_rung.js';
import { Migration20261127_55_video_costs } from './Migration20261127_55_video_costs.js';
import { Migration20261127_64_noise_reduction } from './Migration20261127_64_noise_reduction.js';
import { Migration20261127_65_preset_selectors } from './Migration20261127_65_preset_selectors.js';
import { Migration20261127_83_settled_attachments } from './Migration20261127_83_settled_attachments.js';
import { Migration20261127_90_approval_index } from './Migration20261127_90_approval_index.js';
import { Migration20261127_104_match_index_snapshots } from './Migration20261127_104_match_index_snapshots.js';
import { Migration20261127_110_backup_figures } from './Migration20261127_110_backup_figures.js';
import { Migration20261127_108_matching_shards } from './Migration20261127_108_matching_shards.js';
import { Migration20261128_113_company_name_keys } from './Migration20261128_113_company_name_keys.js';
import { Migration20261128_115_verified_name_keys } from './Migration20261128_115_verified_name_keys.js';
import { Migration20261128_121_share_link_exclusions } from './Migration20261128_121_share_link_exclusions.js';
import { Migration20261128_116_match_sweeps } from './Migration20261128_116_match_sweeps.js';
import { Migration20261128_117_job_places } from './Migration20261128_117_job_places.js';
import { Migration20261128_119_search_index_with_filters } from './Migration20261128_119_search_index_with_filters.js';
import { Migration20261127_107_match_generations } from './Migration20261127_107_match_generations.js';
import { Migration20261127_95_further_codecs } from './Migration20261127_95_further_codecs.js';
import { Migration20261127_102_ways_to_make } from './Migration20261127_102_ways_to_make.js';
import { Migration20261128_118_contracting_migrations } from './Migration20261128_118_contracting_migrations.js';

/** All migrations in their order. The name in the database is the name of the class. */
export const migrations = [
  Migration20261121_01_platform,
  Migration20261121_02_outbox,
  Migration20261121_03_identity,
  Migration20261121_04_companies,
  Migration20261121_05_jobs,
  Migration20261121_06_media,
  Migration20261121_07_matching,
  Migration20261121_08_account_security,
  Migration20261121_09_disclosures,
  Migration20261121_10_profile_files,
  Migration20261121_11_credits,
  Migration20261121_12_job_search,
  Migration20261121_13_match_review,
  Migration20261121_14_reservations,
  Migration20261121_15_billing,
  Migration20261121_16_candidate_search,
  Migration20261121_17_second_factor,
  Migration20261121_18_applications,
  Migration20261121_19_company_videos,
  Migration20261121_20_messaging,
  Migration20261121_21_job_renewal,
  Migration20261121_22_notifications,
  Migration20261121_23_bookings,
  Migration20261121_24_media_words,
  Migration20261121_25_media_ladder,
  Migration20261121_26_taxonomy,
  Migration20261121_27_one_plan_payment,
  Migration20261121_28_back_office,
  Migration20261121_29_recordings,
  Migration20261121_30_report_news,
  Migration20261121_31_people_lists,
  Migration20261121_33_match_index,
  Migration20261122_34_fairness,
  Migration20261122_35_text_vectors,
  Migration20261123_36_posting_questions,
  Migration20261123_37_application_source,
  Migration20261124_39_masked_matches,
  Migration20261124_42_video_sale,
  Migration20261124_43_company_verification,
  Migration20261124_38_list_entries,
  Migration20261124_40_closed_pairs,
  Migration20261124_41_offers_and_endings,
  Migration20261124_44_plan_terms,
  Migration20261124_45_studio_confirmation,
  Migration20261125_46_booking_places,
  Migration20261125_47_company_news,
  Migration20261125_48_taxonomy_topics,
  Migration20261125_49_seeker_title,
  Migration20261125_50_command_results,
  Migration20261125_53_video_faults,
  Migration20261125_54_ledger_checkpoints,
  Migration20261125_62_application_bulk,
  Migration20261125_58_backup_reports,
  Migration20261125_60_company_team,
  Migration20261125_66_saved_jobs,
  Migration20261125_63_shortlists,
  Migration20261125_56_event_versions,
  Migration20261125_58_search_selectors,
  Migration20261125_61_reviews_and_notes,
  Migration20261125_67_resume_reading,
  Migration20261125_57_stray_files,
  Migration20261125_69_operating_facts,
  Migration20261125_72_own_stages,
  Migration20261125_70_share_links,
  Migration20261125_68_video_lanes,
  Migration20261126_75_company_directory,
  Migration20261126_73_passkeys,
  Migration20261126_74_push_devices,
  Migration20261126_71_blind_reviews,
  Migration20261126_84_message_templates,
  Migration20261126_86_closing_reasons,
  Migration20261126_78_member_calendars,
  Migration20261126_76_credit_pool,
  Migration20261126_80_interview_rooms,
  Migration20261126_87_stage_actions,
  Migration20261126_79_free_times,
  Migration20261126_85_message_signatures,
  Migration20261126_88_silent_videos,
  Migration20261126_89_interview_recordings,
  Migration20261126_91_interview_reminders,
  Migration20261126_77_team_activity,
  Migration20261126_92_scheduled_messages,
  Migration20261126_82_company_sign_in,
  Migration20261126_93_handovers,
  Migration20261126_94_email_sign_in,
  Migration20261126_96_interview_buffers,
  Migration20261126_97_member_caldav,
  Migration20261126_100_calendar_events,
  Migration20261126_101_shared_presets,
  Migration20261126_103_encoders,
  Migration20261126_105_presentation_kinds,
  Migration20261126_106_answer_preferences,
  Migration20261126_98_refusals_told_later,
  Migration20261126_99_notification_groups,
  Migration20261126_111_kept_spans,
  Migration20261126_109_presence_draws,
  Migration20261127_52_trace_parents,
  Migration20261127_51_company_domain_proofs,
  Migration20261127_59_one_file_a_rung,
  Migration20261127_55_video_costs,
  Migration20261127_64_noise_reduction,
  Migration20261127_65_preset_selectors,
  Migration20261127_83_settled_attachments,
  Migration20261127_90_approval_index,
  Migration20261127_104_match_index_snapshots,
  Migration20261127_107_match_generations,
  Migration20261127_95_further_codecs,
  Migration20261127_102_ways_to_make,
  Migration20261127_108_matching_shards,
  Migration20261128_113_company_name_keys,
  Migration20261127_110_backup_figures,
  Migration20261128_115_verified_name_keys,
  Migration20261128_116_match_sweeps,
  Migration20261128_117_job_places,
  Migration20261128_118_contracting_migrations,
  Migration20261128_119_search_index_with_filters,
  Migration20261128_121_share_link_exclusions,
] as const;
