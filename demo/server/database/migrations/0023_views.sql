-- A view's viewer is a user's id, or a name that visitors of a network have for that day (pace/visitors.ts).
create index on video_views (viewer);
