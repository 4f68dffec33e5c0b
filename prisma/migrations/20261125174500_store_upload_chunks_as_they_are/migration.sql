-- Photos do not get smaller; and of what is stored as it is, a part can be read without the rest.
ALTER TABLE upload_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;
